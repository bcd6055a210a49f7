import { verification } from './vendor-worker.rule.ts'

/**
 * The condition for a licence of a worker that counts: one that the plant has sent back (반려) opens no gate,
 * one not looked at yet does.
 */
export const countsSql = (alias: string): string =>
  `${alias}."verifyStatusCd" is distinct from '${verification.returned}'`
