import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import {
  createImprovement,
  type CreatedImprovement,
  type NewImprovement,
} from '../../improvement/improvement/create-improvement.server.ts'
import { describeRecords, type ImprovementSource } from '../../improvement/improvement-source.server.ts'
import { isKeeper, isSupervisor } from './ppe-people.server.ts'
import { ppeImprovementNotes as notes } from './ppe-improvement.texts.ts'
import { supplyMenu } from './ppe-request.resource.ts'
import { endingLots, supplyOf } from './ppe-supply.server.ts'

/** Item of IMPR_SOURCE. */
export const ppeSource = 'PPE'
/** IMPR_HAZARD: what the equipment protects from is not said by its kind; whoever takes the improvement does. */
const unknownHazard = 'ETC'
const most = { title: 100, place: 100 } as const
const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
type Body = Record<string, unknown>

/**
 * Asks for an improvement because of an expired lot that is still in stock, or of people of a department who lack what
 * the standard gives them. The server looks again whether it is so. The same lot, and the same lack within a month,
 * make one improvement.
 * @throws Refusal 400, 403, 409
 */
export async function askForSupply(context: Context, body: unknown): Promise<CreatedImprovement> {
  const { session } = context
  if (!isKeeper(session, session.plantCd) && !isSupervisor(session)) throw forbidden(notes.staffOnly())
  const asked = (body ?? {}) as Body
  const facts = asked['lotNo'] ? await ofLot(context, asked) : await ofLack(context, asked)
  return createImprovement(context, {
    ...facts,
    sourceModuleCd: ppeSource,
    sourceUrl: `/${supplyMenu}`,
    hazardTypeCd: unknownHazard,
    legalYn: 'Y',
    legalBasisTxt: '산업안전보건기준에 관한 규칙 제32조·제33조',
  })
}
type Facts = Omit<NewImprovement, 'sourceModuleCd' | 'hazardTypeCd'>

async function ofLot(context: Context, { ppeItemNo, sizeTxt, lotNo }: Body): Promise<Facts> {
  const lot = (await endingLots(context, '')).find(
    (row) =>
      row.ppeItemNo === Number(ppeItemNo) && row.lotNo === given(lotNo) && row.sizeTxt === given(sizeTxt),
  )
  if (!lot) throw badField('lotNo', notes.nothing())
  if (!lot.expired) throw conflict(notes.nothing())
  const { plantCd, plantNm } = await context.sql.one<{ plantCd: string; plantNm: string }>(
    // In Korean: the text is stored with the record, as it was said that day.
    'select i."plantCd", p."plantNm" from "ppeItem" i join "plant" p using ("plantCd") where i."ppeItemNo" = $1',
    [lot.ppeItemNo],
  )
  const said = { item: lot.ppeItemNm, lot: lot.lotNo, day: lot.expYmd, n: lot.stockQty }
  return {
    sourceKey: `ppeItem ${lot.ppeItemNo}`,
    sourceSubKey: `lot ${lot.lotNo} ${lot.sizeTxt}`,
    imprNm: String(notes.lotTitle(said)).slice(0, most.title),
    problemDesc: String(notes.lotProblem(said)),
    plantCd,
    deptCd: context.session.deptCd ?? '',
    placeNm: plantNm.slice(0, most.place),
  }
}
async function ofLack(context: Context, { deptCd, ppeCd }: Body): Promise<Facts> {
  const { rates } = await supplyOf(context, { plantCd: '', deptCd: given(deptCd) })
  const rate = rates.find((row) => row.deptCd === given(deptCd) && row.ppeCd === given(ppeCd))
  if (!rate) throw badField('ppeCd', notes.nothing())
  if (rate.supplied >= rate.target) throw conflict(notes.nothing())
  // The standard that is asked for, of the department itself or the nearest that holds for it.
  const { plantCd, ppeStdNo } = await context.sql.one<{ plantCd: string; ppeStdNo: number }>(
    `select d."plantCd", s."ppeStdNo" from "dept" d join "ppeStd" s on s."plantCd" = d."plantCd" and s."ppeCd" = $2 and s."useYn" = 'Y'
     where d."deptCd" = $1 order by s."deptCd" = $1 desc nulls last, s."ppeStdNo" limit 1`,
    [rate.deptCd, rate.ppeCd],
  )
  const said = { dept: rate.deptNm, kind: rate.ppeNm, target: rate.target, n: rate.target - rate.supplied }
  return {
    sourceKey: `ppeStd ${ppeStdNo}`,
    sourceSubKey: `lack ${rate.deptCd} ${context.today.slice(0, 7)}`,
    imprNm: String(notes.lackTitle(said)).slice(0, most.title),
    problemDesc: String(notes.lackProblem(said)),
    plantCd,
    deptCd: rate.deptCd,
    placeNm: rate.deptNm.slice(0, most.place),
  }
}

/** Stock and standards of protective equipment as a source of improvements. */
export const supplySource: ImprovementSource = {
  describe: describeRecords({
    ppeItem: {
      resource: 'ppeItem',
      fields: ['plantCd', 'ppeCd', 'ppeItemNm', 'modelNm', 'safeQty'],
      ended: [],
    },
    ppeStd: {
      resource: 'ppeStd',
      fields: ['plantCd', 'deptCd', 'processNo', 'ppeCd', 'stdQty', 'basisTxt'],
      ended: [],
    },
  }),
}
