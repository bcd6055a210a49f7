import type { WorkPermit } from './work-permit.resource.ts'

/** What of a past permit the choice looks at. */
export interface PastPermit {
  permitNo: number
  wkodNo: number
  areaCd: string
  permitTypeCd: string
  state: string
}
/** Permits of these states say nothing about a crew that works. */
const abandoned: readonly string[] = ['draft', 'cancelled', 'rejected']
const weights = { order: 4, kind: 2, area: 1 } as const
/** Another kind of work at another place has another crew. */
const leastLikeness = weights.kind

/**
 * The past permit that is most like a new one: of the same order, of the same kind, in the same area; of equal ones the
 * first, which is the newest. None where nothing is alike.
 * @param past the newest first
 */
export function likeliestPast(
  past: readonly PastPermit[],
  order: { wkodNo: number; areaCd: string; permitTypeCd: string | null },
): PastPermit | undefined {
  const likeness = (one: PastPermit) =>
    (one.wkodNo === order.wkodNo ? weights.order : 0) +
    (one.permitTypeCd === order.permitTypeCd ? weights.kind : 0) +
    (one.areaCd === order.areaCd ? weights.area : 0)
  const worked = past.filter(({ state }) => !abandoned.includes(state))
  const best = Math.max(0, ...worked.map(likeness))
  return best < leastLikeness ? undefined : worked.find((one) => likeness(one) === best)
}

/** The people and the things that a crew brings again, with the names beside the numbers. */
const broughtNames = [
  'supWorkerNo',
  'supWorkerNm',
  'supUserId',
  'supUserNm',
  'watcherWorkerNo',
  'watcherWorkerNm',
  'watcherUserId',
  'watcherUserNm',
  'toolTxt',
  'ppeCds',
  'emergTel',
  'assemblyTxt',
  'safetyInfoNo',
  'safetyInfoNm',
] as const

/**
 * What a new permit begins with from a past one: people, equipment, meter, protection and tools. The surroundings, the substances
 * and the times are asked for anew, because they are those of today.
 */
export function broughtAgain(
  past: WorkPermit,
  order: { permitTypeCd: string | null; supplCds?: readonly string[] | null },
): Record<string, unknown> {
  const plain: Record<string, unknown> = past
  const bare = <T extends object>(rows: readonly T[], key: keyof T) =>
    rows.map(({ [key]: _key, ...row }) => row)
  const sameKind = !order.permitTypeCd || past.permitTypeCd === order.permitTypeCd
  // A monitor comes again to the same kind of work, or into a space again.
  const isSpace = (of: { supplCds?: readonly string[] | null }) => of.supplCds?.includes('S1') ?? false
  const monitored = Boolean(past.contDeviceNo) && sameKind && isSpace(past) === isSpace(order)
  return {
    ...Object.fromEntries(broughtNames.flatMap((name) => (plain[name] ? [[name, plain[name]]] : []))),
    ...(sameKind && { permitTypeCd: past.permitTypeCd, workKindCd: past.workKindCd }),
    ...(monitored && { contDeviceNo: past.contDeviceNo, contDeviceNm: past.contDeviceNm }),
    workers: bare(past.workers, 'permitWorkerNo'),
    equips: bare(past.equips, 'permitEquipNo'),
  }
}
