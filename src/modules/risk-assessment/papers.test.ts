import { expect, test } from 'vitest'
import { documentExtensions } from '../../core/shared/limits.ts'
import { rulesOf } from '../../platform/attachment/attachment-group.rule.ts'
import { rsaCharm } from './charm/rsa-charm.resource.ts'
import { rsaSession } from './hazop/rsa-session.resource.ts'
import { rsaJobBook } from './job-book/rsa-job-book.resource.ts'
import { rsaPlan } from './plan/rsa-plan.resource.ts'
import { rsaTarget } from './plan/rsa-target.resource.ts'
import { rsaRule } from './rule/rsa-rule.resource.ts'

test.each([
  [rsaPlan, 'document'],
  [rsaTarget, 'document'],
  [rsaRule, 'document'],
  [rsaJobBook, 'document'],
  [rsaSession, 'attendance'],
  [rsaCharm, 'evidence'],
])('papers of $title come as PDF and from the office programs', (resource, group) => {
  expect(rulesOf(resource, group)?.extensions).toEqual(documentExtensions)
  expect(documentExtensions).toEqual(expect.arrayContaining(['pdf', 'hwp', 'docx', 'xlsx']))
})
