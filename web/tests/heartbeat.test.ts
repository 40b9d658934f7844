import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './browser';
import { Heartbeat, PING_INTERVAL_MS, REPLY_TIMEOUT_MS } from '../src/lib/net/heartbeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a ping that stays unanswered for 3 seconds tells a lost connection, once', () => {
  const [send, onlost] = [vi.fn(), vi.fn()];
  const heartbeat = new Heartbeat(send, onlost);
  heartbeat.ping();
  vi.advanceTimersByTime(REPLY_TIMEOUT_MS - 1);
  heartbeat.ping(); // a later ping gives the first one no more time
  expect(onlost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onlost).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * PING_INTERVAL_MS);
  expect(onlost).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a ping goes out at least every 15 seconds while messages come', () => {
  const [send, onlost] = [vi.fn(() => void setTimeout(() => heartbeat.heard(), 100)), vi.fn()];
  const heartbeat = new Heartbeat(send, onlost);
  heartbeat.ping();
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledTimes(5);
  heartbeat.stop();
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledTimes(5);
  expect(onlost).not.toHaveBeenCalled();
  expect([PING_INTERVAL_MS, REPLY_TIMEOUT_MS]).toEqual([15_000, 3_000]);
});
