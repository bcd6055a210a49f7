import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import { shownColumn } from '../../../core/server/entity/columns.ts'
import { countsSql } from '../worker/licence.server.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { lastDay, oneOf } from '../enter/enter-check.rule.ts'
import { equipmentEntries } from '../enter/equipment-port.server.ts'
import { equipmentKinds, equipmentProblems, paperProblems, type Equipment } from './equipment.rule.ts'
import { equipmentSentences } from './equipment.texts.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'

interface StoredEquipment extends Equipment {
  vendorEquipNo: number
  vendorCd: string
}

/** The name of the driver `w` for who may know it in part only. */
const maskedName = `left(w."vendorWorkerNm", 1) || '**'`
/** Equipment with its driver's qualifications, in one statement. */
const equipmentOf = (
  { sql }: Pick<Context, 'sql'>,
  numbers: readonly number[],
  driverName = maskedName,
): Promise<StoredEquipment[]> =>
  sql.query<StoredEquipment>(
    `select e."vendorEquipNo", e."vendorEquipNm", e."vendorCd", e."equipTypeCd", e."state", e."inspToYmd"::text as "inspToYmd", e."insurToYmd"::text as "insurToYmd",
       (select json_build_object('name', ${driverName}, 'qualifications',
          (select coalesce(json_agg(json_build_object('qualTypeCd', q."qualTypeCd", 'validToYmd', q."validToYmd")), '[]') from "vendorWorkerQual" q
           where q."vendorWorkerNo" = w."vendorWorkerNo" and ${countsSql('q')})) from "vendorWorker" w where w."vendorWorkerNo" = e."driverWorkerNo") as "driver"
     from "vendorEquip" e where e."vendorEquipNo" = any($1::bigint[]) order by 1`,
    [numbers],
  )
const licenceNames = ({ sql }: Pick<Context, 'sql'>) => codeSentences(sql, 'VND_QUAL')

/**
 * Why pieces of equipment may not work at a plant on a day, each reason with the page that puts it right (ptw section
 * 4). What is inspected before it comes in was found fit at this very plant.
 * @param day 'YYYY-MM-DD'
 */
export async function equipmentReasons(
  context: Pick<Context, 'sql'>,
  numbers: readonly number[],
  plantCd: string | null,
  day: string,
): Promise<Reason[]> {
  if (numbers.length === 0) return []
  const [equipment, names, notFit] = await Promise.all([
    equipmentOf(context, numbers),
    licenceNames(context),
    equipmentEntries.notFitAt(context, numbers, plantCd),
  ])
  return equipment.flatMap((each) =>
    [...equipmentProblems(each, day, names), notFit.get(each.vendorEquipNo) ?? []].flat().map((problem) => ({
      guard: 'equipment',
      message: equipmentSentences.ofEquipment({ name: each.vendorEquipNm, problem }),
      fixUrl: addressOf(vendorRecords.vendorEquip, each.vendorEquipNo),
    })),
  )
}

/** A fault with the driver's name, and as it is said to who may know the name in part only. */
interface PaperProblem {
  message: Sentence
  masked: Sentence
}
/**
 * Faults in the papers of a piece of equipment on a day, and how long the papers last.
 * @param day 'YYYY-MM-DD'
 */
export async function equipmentPapers(
  context: Pick<Context, 'sql'>,
  vendorEquipNo: number,
  day: string,
): Promise<{ problems: PaperProblem[]; inspToYmd: string | null; insurToYmd: string | null }> {
  const [[equipment], [named], names] = await Promise.all([
    equipmentOf(context, [vendorEquipNo]),
    equipmentOf(context, [vendorEquipNo], 'w."vendorWorkerNm"'),
    licenceNames(context),
  ])
  if (!equipment || !named) {
    const message = equipmentSentences.unknown()
    return { problems: [{ message, masked: message }], inspToYmd: null, insurToYmd: null }
  }
  const masked = paperProblems(equipment, day, names)
  return {
    problems: paperProblems(named, day, names).map((message, index) => ({ message, masked: masked[index]! })),
    inspToYmd: equipment.inspToYmd,
    insurToYmd: equipment.insurToYmd,
  }
}

/** What a kind of equipment asks of its operator, and until when a worker meets it. */
export interface OperatorLicence {
  /** Names of the licences of which one is asked for; empty where none is. */
  names: Said
  /** Last valid day; null: it does not end, or none is asked for; undefined: the worker has none. */
  toYmd: string | null | undefined
}
export async function operatorLicence(
  { sql }: Pick<Context, 'sql'>,
  vendorWorkerNo: number | null,
  equipTypeCd: string,
): Promise<OperatorLicence> {
  const licences = equipmentKinds[equipTypeCd]?.licences ?? []
  if (licences.length === 0) return { names: '', toYmd: null }
  const names = await licenceNames({ sql })
  const owned = await sql.query<{ code: string; name: string; validToYmd: string | null }>(
    `select q."qualTypeCd" as "code", q."qualNm" as "name", q."validToYmd"::text as "validToYmd" from "vendorWorkerQual" q
     where q."vendorWorkerNo" = $1 and ${countsSql('q')}`,
    [vendorWorkerNo],
  )
  return { names: oneOf(licences.map((code) => names.get(code) ?? code)), toYmd: lastDay(owned, licences) }
}

/** Why the plant may not let it in today. */
export async function paperReasons(context: Context, vendorEquipNo: number): Promise<Reason[]> {
  const [[equipment], names] = await Promise.all([
    equipmentOf(context, [vendorEquipNo], shownColumn(vendorWorker, 'vendorWorkerNm', 'w', context.session)),
    licenceNames(context),
  ])
  return equipment
    ? paperProblems(equipment, context.today, names).map((message) => ({
        guard: 'papers',
        message,
      }))
    : []
}
