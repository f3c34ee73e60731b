import { findProblems } from './find-problems';
import type { CheckFinding, Rule } from './finding';

/** Problems of texts, pictures and links; the others are of the page's record and of its colours. */
const CONTENT_RULES: readonly Rule[] = [
  'image-alt',
  'heading-order',
  'empty-heading',
  'link-name',
  'vague-link',
  'frame-title',
];

const textOf = (rule: Rule, findings: readonly CheckFinding[], t: Translate): string => {
  const { length } = findings.filter((one) => one.rule === rule);
  const name = t(`checks.rule.${rule}.is`);
  return length === 0 ? '' : length === 1 ? name : `${name} (${length})`;
};

type Translate = (key: `checks.rule.${Rule}.is`) => string;

/** Names the problems of the displayed content, with their numbers; empty where it has none. */
export async function contentWarning(t: Translate): Promise<string> {
  const findings = await findProblems(undefined);
  return CONTENT_RULES.map((rule) => textOf(rule, findings, t))
    .filter(Boolean)
    .join('; ');
}
