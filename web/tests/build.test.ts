import { expect, test } from 'vitest';
import { isOtherBuild } from '../src/lib/net/build.svelte';

test.each([
  ['a1', 'b2', true],
  ['a1', 'a1', false],
  ['a1', '', false], // the page of the server is not built
  ['a1', null, false], // a server of before
  ['', 'b2', false], // `npm run dev`
])('a page of build %j and a server of build %j: other is %j', (own, found, other) => {
  expect(isOtherBuild(own, found)).toBe(other);
});
