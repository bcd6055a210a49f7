/** Who can do what stands in the way of a permit and is not the reader's to do. */
export type HelperRole = 'supervisor' | 'issuer' | 'requester'
/** A named person with the number at which he is reached. */
export interface Helper {
  userId: string
  userNm: string
  telNo: string | null
}
export type Helpers = Readonly<Record<HelperRole, Helper | null>>

/** What the supervisor of the contract does: the order, its assessment, the contract and its information sheet. */
const ofSupervisor: readonly string[] = [
  'orderInProgress',
  'jsa',
  'construction',
  'contractState',
  'contractPeriod',
  'prohibited',
  'approval',
  'chemicalReport',
  'information',
]
/** What the issuer does at the place, or has done by the people of the plant. */
const ofIssuer: readonly string[] = [
  'siteCheck',
  'loto',
  'points',
  'gas',
  'gasHeights',
  'simops',
  'movesAgreed',
  'seen',
  'cooperation',
  'signatures',
  'resumeApproval',
  'handover',
]

/**
 * The one to ask about a condition. What those who do the work fill in and tick themselves, a reader of the plant asks
 * of who requested the permit.
 * @param doing whether the reader is of those who do the work
 */
export const helperRole = (guard: string, doing: boolean): HelperRole | null =>
  ofSupervisor.includes(guard)
    ? 'supervisor'
    : ofIssuer.includes(guard)
      ? 'issuer'
      : doing
        ? null
        : 'requester'
