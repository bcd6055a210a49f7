/** Kinds of activity of the assessment in everyday work (RSA_DAILY_ACT). */
export const dailyActs = { discovery: 'discovery', meeting: 'meeting', toolbox: 'tbm' } as const
/** What somebody is in such an activity (RSA_DAILY_ROLE). */
export const dailyRoles = {
  head: 'head',
  safety: 'safety',
  health: 'health',
  supervisor: 'supervisor',
  vendor: 'vendor',
  worker: 'worker',
  representative: 'representative',
} as const
export type DailyRole = (typeof dailyRoles)[keyof typeof dailyRoles]
/** Who has to sit in the weekly meeting. (지침 제15조제5항, 조번호 확인 필요; rsa.md 5.6) */
export const meetingRoles: readonly DailyRole[] = ['head', 'safety', 'health', 'supervisor', 'vendor']
export const dailyWorkers: readonly string[] = [dailyRoles.worker, dailyRoles.representative]
/** Where a finding of a month comes from; `own` is a record of the page itself. */
export const discoverySources = ['own', 'proposal', 'nearMiss', 'patrol'] as const
export type DiscoverySource = (typeof discoverySources)[number]
