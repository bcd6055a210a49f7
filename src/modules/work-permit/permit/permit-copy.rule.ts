import type { WorkPermit } from './work-permit.resource.ts'

/** What a copy of a permit takes from it, with the names that stand beside the numbers on a form. */
const copiedNames = [
  'wkodNo',
  'wkodNm',
  'permitNm',
  'workKindCd',
  'permitTypeCd',
  'supplCds',
  'jobKindCds',
  'systemTxt',
  'placeTxt',
  'areaCd',
  'areaNm',
  'exZoneCd',
  'mapX',
  'mapY',
  'mapZ',
  'workTxt',
  'supWorkerNo',
  'supWorkerNm',
  'supUserId',
  'supUserNm',
  'watcherWorkerNo',
  'watcherWorkerNm',
  'watcherUserId',
  'watcherUserNm',
  'noMatYn',
  'safetyInfoNo',
  'safetyInfoNm',
  'toolTxt',
  'ppeCds',
  'emergTel',
  'assemblyTxt',
  'combNearYn',
  'combDistM',
  'combBelowYn',
  'combBelowDistM',
  'combBehindYn',
  'contDeviceNo',
  'contDeviceNm',
] as const

/** The work and its people, without times, states, measurements and signatures. (features 5a) */
export function copiedPermit(permit: WorkPermit): Record<string, unknown> {
  const plain: Record<string, unknown> = permit
  const lines = <T extends object>(rows: readonly T[], key: keyof T) =>
    rows.map(({ [key]: _key, ...row }) => row)
  return {
    ...Object.fromEntries(copiedNames.map((name) => [name, plain[name] ?? null])),
    workers: lines(permit.workers, 'permitWorkerNo'),
    equips: lines(permit.equips, 'permitEquipNo'),
    materials: lines(permit.materials, 'permitMaterialNo'),
    supplements: lines(permit.supplements, 'permitSupplementNo'),
  }
}
