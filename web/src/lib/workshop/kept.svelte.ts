/** Fields that are kept on this device, by rule set. */

const KEY = 'algoritmus-fields';
const MOST = 24;

function load(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

const fields = $state(load());

export const keptFields = (ruleSet: string): string[] => fields[ruleSet] ?? [];

export function keepField(ruleSet: string, text: string): void {
  write(ruleSet, [text, ...keptFields(ruleSet).filter((one) => one !== text)].slice(0, MOST));
}

export function forgetField(ruleSet: string, text: string): void {
  write(ruleSet, keptFields(ruleSet).filter((one) => one !== text));
}

function write(ruleSet: string, texts: string[]): void {
  fields[ruleSet] = texts;
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(fields)));
  } catch {
    // a browser that keeps nothing
  }
}
