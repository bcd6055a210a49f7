import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import type { Input } from '../../../core/shared/resource.ts'
import type { ContractForWork } from '../../vendor/contract/contract-ready.server.ts'
import { contractOf, dutiesOf, dutyColumns, isPlacing, placingOnly } from './construction-facts.server.ts'
import { tellOfConstruction } from './construction-notices.server.ts'
import { openWork, runningWork, startGuards } from './construction-guards.server.ts'
import { constructionIssues } from './construction.rule.ts'
import { safConst, type SafConst } from './saf-const.resource.ts'
import { judgeTree } from './subcontract-tree.rule.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { constructionRecords } from '../record-pages.rule.ts'

type ConstructionGuard = Guard<typeof safConst>
const placing: ConstructionGuard = (construction, context) =>
  isPlacing(context, construction) ? undefined : placingOnly
const open: readonly SafConst['state'][] = ['registered', 'reviewing', 'inProgress', 'suspended']

/**
 * Constructions: the plant writes them, the company adds the papers; none begins before everything is there
 * (ptw.md 4).
 */
export const constructionBehaviour = defineBehaviour(safConst, {
  without: ['multi'],
  mayEdit: (construction, context) =>
    open.includes(construction.state) ? placing(construction, context) : '끝난 공사는 수정할 수 없습니다.',
  mayDelete: (construction, context) =>
    construction.state === 'registered'
      ? placing(construction, context)
      : '등록 상태의 공사만 삭제할 수 있습니다. 해지해 주세요.',
  // The company brings papers of its own construction.
  mayAttach: (construction, context) =>
    !open.includes(construction.state)
      ? '끝난 공사에는 파일을 붙일 수 없습니다.'
      : context.session.vendorCd
        ? undefined
        : placing(construction, context),
  beforeSave: async (input, context, before) => {
    if (context.session.vendorCd)
      throw forbidden('공사는 발주 사업장의 담당자만 등록하고 수정할 수 있습니다.')
    const issues = constructionIssues(input)
    if (issues.length > 0) throw badFields(issues)
    const contract = await contractOf(context, input.contractNo)
    if (before && before.state !== 'registered' && before.contractNo !== input.contractNo)
      throw badField('contractNo', '안전서류 검토가 시작된 공사의 계약은 바꿀 수 없습니다.')
    const place = await contractPlace(context, input, contract)
    await refuseForeignManager(context, input.siteMgrUserId, place.vendorCd)
    const vendors = subcontracts(input, contract, place.vendorCd)
    const yes = (answer: 'Y' | 'N' | null | undefined) => answer ?? 'N'
    const answers = {
      buildHeightM: input.buildHeightM ?? null,
      floorAreaM2: input.floorAreaM2 ?? null,
      spanM: input.spanM ?? null,
      digDepthM: input.digDepthM ?? null,
      specialUseYn: yes(input.specialUseYn),
      tunnelDamYn: yes(input.tunnelDamYn),
      chemFacilityYn: yes(input.chemFacilityYn),
      samePlaceYn: yes(input.samePlaceYn),
    }
    const facts = { ...input, ...answers, ...place, ...(before && { constNo: before.constNo }) }
    return {
      ...input,
      ...answers,
      ...place,
      ...(vendors && { vendors }),
      ...dutyColumns(await dutiesOf(context, facts, contract)),
    }
  },
  transitions: {
    review: { may: placing },
    start: {
      may: placing,
      guards: startGuards,
      set: async (construction, context) =>
        dutyColumns(
          await dutiesOf(context, construction, await contractOf(context, construction.contractNo)),
        ),
      effect: (construction, context) =>
        tell(context, construction, '착공되었습니다. 작업의뢰와 작업허가를 진행할 수 있습니다.'),
    },
    suspend: {
      may: placing,
      effect: (construction, context) => tell(context, construction, '공사가 일시중지되었습니다.'),
    },
    resume: { may: placing, guards: { contract: startGuards.contract } },
    complete: { may: placing, guards: { orders: openWork } },
    terminate: { may: placing, guards: { permits: runningWork } },
  },
})

const tell = (context: Context, { constNo }: SafConst, cont: string): Promise<void> =>
  tellOfConstruction(context, 'CNS_START', constNo, cont, addressOf(constructionRecords.safConst, constNo))

/** Plant, company and risk are those of the contract, whose days hold those of the construction. */
async function contractPlace(context: Context, input: Input<typeof safConst>, contract: ContractForWork) {
  const place = await context.sql.one<{ plantCd: string; vendorCd: string; riskLvlCd: string }>(
    'select "plantCd", "vendorCd", "riskLvlCd" from "vendorContract" where "contractNo" = $1',
    [contract.contractNo],
  )
  if (contract.state === 'ended') throw badField('contractNo', '종료된 계약으로는 공사를 등록할 수 없습니다.')
  if (input.startYmd < contract.fromYmd || input.endYmd > contract.toYmd)
    throw badField(
      input.startYmd < contract.fromYmd ? 'startYmd' : 'endYmd',
      `공사기간은 계약기간(${contract.fromYmd} ~ ${contract.toYmd}) 안이어야 합니다.`,
    )
  return place
}

/** The person in charge on site is of the company of the contract. */
async function refuseForeignManager(
  { sql }: Context,
  userId: string | null | undefined,
  vendorCd: string,
): Promise<void> {
  if (
    userId &&
    !(await sql.maybe('select 1 from "user" where "userId" = $1 and "vendorCd" = $2', [userId, vendorCd]))
  )
    throw badField('siteMgrUserId', '현장책임자는 계약한 업체의 계정이어야 합니다.')
}

/** The subcontracts with their tiers; undefined when the input says nothing of them. */
function subcontracts(input: Input<typeof safConst>, contract: ContractForWork, vendorCd: string) {
  const lines = input.vendors
  if (!lines) return undefined
  if (lines.length > 0 && contract.subAllowYn !== 'Y')
    throw badField('vendors.0.vendorCd', '하도급을 허용하지 않는 계약입니다.')
  const { tiers, issues } = judgeTree(vendorCd, lines)
  if (issues.length > 0) throw badFields(issues)
  return lines.map((line, index) => ({ ...line, tierLvl: tiers[index]! }))
}
