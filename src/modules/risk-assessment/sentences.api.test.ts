import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { dayOf } from '../../core/shared/dates.ts'
import { bookOf, numbersOf, people, refusals, said, stepOf, targetOf } from './sentences.test-kit.ts'

/** What the server refuses about assessments, word for word with its status. The rules are in `sentences.test.ts`. */
let portal: Portal
let by: Record<'saf' | 'lead' | 'head' | 'other', Client>
let day: string
const no = {} as Record<
  'kras' | 'plan' | 'checklist' | 'form' | 'planned' | 'measure' | 'book' | 'matrix' | 'draft',
  number
>
const { sql, find, first } = numbersOf(() => portal)
const hazard = '/api/rsa/hazard'
const [targets, books, matrix] = ['/api/rsa/target', '/api/rsa/jobbook', '/api/rsa/matrix']

beforeAll(async () => {
  portal = await startPortal()
  day = dayOf(portal.clock.now())
  by = await people(portal, { saf: 'saf01', lead: 'issuer01', head: 'hq01', other: 'issuer02' })
  no.kras = await first('rsaTarget', 'rsaTargetNo', `"rsaTargetNm" = '반응동 원료 투입·포장 작업'`)
  no.plan = await first('rsaPlan', 'rsaPlanNo', `"state" = 'running'`)
  no.checklist = await first('rsaTarget', 'rsaTargetNo', `"rsaTypeCd" = 'C' and "state" = 'assessing'`)
  no.form = await first('rsaCheckAnswer', 'checkFormNo', `"rsaTargetNo" = ${no.checklist}`)
  no.measure = await first(
    'rsaHazard',
    'rsaMeasureNo',
    `"rsaTargetNo" = ${no.kras} and "rsaMeasureNo" is not null`,
  )
  no.planned = await first('rsaHazard', 'rsaHazardNo', `"rsaMeasureNo" = ${no.measure}`)
  no.book = await first(
    'rsaJobBook',
    'rsaJobBookNo',
    `"rsaTypeCd" = 'J' and "state" = 'approved' and "plantCd" = '1000'`,
  )
  no.matrix = await first('rsaMatrix', 'rsaMatrixNo', `"matrixCd" = 'KRAS33' and "state" = 'inForce'`)
})
afterAll(() => portal?.close())

describe('classes of hazards', () => {
  const path = '/api/rsa/hazardclass'
  const some = (where: string) => first('rsaHazardClass', 'rsaHazardClassNo', where)
  refusals([
    [
      'another kind above',
      async () => {
        const own = await some(`"hazardKindCd" = 'chemical'`)
        return by.head.change(`${path}/${own}`, { upClassNo: await some(`"hazardKindCd" = 'machine'`) })
      },
      400,
      'upClassNo',
      '상위 분류와 유해요인 구분이 같아야 합니다.',
    ],
    [
      'itself above',
      async () => {
        const own = await some(`"hazardKindCd" = 'chemical'`)
        return by.head.change(`${path}/${own}`, { upClassNo: own })
      },
      400,
      'upClassNo',
      '자신이나 하위 분류를 상위 분류로 둘 수 없습니다.',
    ],
    [
      'with classes below',
      async () => {
        const [up, below] = await sql(
          `select "rsaHazardClassNo" as "no" from "rsaHazardClass" where "hazardKindCd" = 'machine' order by 1 limit 2`,
        )
        await sql('update "rsaHazardClass" set "upClassNo" = $1 where "rsaHazardClassNo" = $2', [
          up!.no,
          below!.no,
        ])
        return by.head.delete(`${path}/${up!.no}`)
      },
      422,
      '하위 분류가 있는 분류는 삭제할 수 없습니다.',
    ],
  ])
})

describe('rows of a sheet', () => {
  refusals([
    [
      'of another method',
      () =>
        by.lead.post('/api/rsa/checkanswer', {
          rsaTargetNo: no.kras,
          sortOrder: 1,
          itemTxt: '방호덮개가 있는가',
        }),
      400,
      'rsaTargetNo',
      '이 평가대상의 기법(KRAS)에는 이 행을 입력할 수 없습니다.',
    ],
    [
      'whose measure is under way',
      async () => {
        await sql(`update "rsaMeasure" set "state" = 'inRegister' where "rsaMeasureNo" = $1`, [no.measure])
        return by.lead.change(`${hazard}/${no.planned}`, { measureTxt: '다른 대책으로 바꿈' })
      },
      409,
      '이미 이행 중인 대책입니다. 감소대책 조치에서 처리하세요.',
    ],
    [
      'deleted though a measure is under way',
      () => by.lead.delete(`${hazard}/${no.planned}`),
      422,
      '이행 중인 대책이 있는 행은 삭제할 수 없습니다.',
    ],
    [
      'of a checklist that is not fixed',
      () => by.saf.post(`${targets}/${no.checklist}/checklist`, { checkFormNo: 999_999 }),
      400,
      'checkFormNo',
      '확정된 체크리스트만 불러올 수 있습니다.',
    ],
    [
      'of a checklist taken before',
      () => by.saf.post(`${targets}/${no.checklist}/checklist`, { checkFormNo: no.form }),
      400,
      'checkFormNo',
      '이미 불러온 체크리스트입니다.',
    ],
  ])
})

describe('books of jobs', () => {
  refusals([
    [
      'an approved book changed',
      () => by.saf.change(`${books}/${no.book}`, { remark: '고침' }),
      422,
      '작성 상태의 표준서만 수정할 수 있습니다. 승인된 표준서는 개정하세요.',
    ],
    [
      'a book of another department',
      () => by.other.post(books, bookOf()),
      403,
      '안전·보건 담당자와 해당 부서만 작성할 수 있습니다.',
    ],
    [
      'a JSA of eleven steps',
      () =>
        by.saf.post(
          books,
          bookOf({
            rsaTypeCd: 'J',
            permitTypeCd: 'G',
            rows: Array.from({ length: 11 }, (_, at) => stepOf(at + 1)),
          }),
        ),
      400,
      'rows',
      '작업단계가 11개입니다. 10개를 넘으면 표준서를 나누세요.',
    ],
    [
      'a book approved by its department',
      async () => {
        const { rsaJobBookNo } = (await by.lead.post(books, bookOf({ rows: [stepOf(1)] }))).body.data
        await by.lead.put(`${books}/${rsaJobBookNo}/requestReview`)
        return by.lead.put(`${books}/${rsaJobBookNo}/approve`)
      },
      403,
      '본사 위험성평가 담당 또는 안전담당만 승인할 수 있습니다.',
    ],
    [
      'a book of another method',
      () => by.lead.post(`${targets}/${no.kras}/jobbook`, { rsaJobBookNo: no.book }),
      400,
      'rsaJobBookNo',
      'JSA 표준서는 이 평가대상에 불러올 수 없습니다.',
    ],
    [
      'a book of what is not confirmed',
      () => by.saf.post(`${targets}/${no.kras}/newbook`, {}),
      409,
      '확정된 평가대상만 표준서로 만들 수 있습니다.',
    ],
    [
      'a book of an empty sheet',
      async () => {
        const empty = await first(
          'rsaTarget',
          'rsaTargetNo',
          `"rsaTypeCd" = 'K' and "plantCd" = '1000' and not exists (select 1 from "rsaHazard" h where h."rsaTargetNo" = "rsaTarget"."rsaTargetNo")`,
        )
        await sql(`update "rsaTarget" set "state" = 'confirmed' where "rsaTargetNo" = $1`, [empty])
        return by.saf.post(`${targets}/${empty}/newbook`, {})
      },
      409,
      '평가표에 행이 없습니다.',
    ],
  ])
})

describe('matrices', () => {
  const inState = async (change: string) => {
    await sql(`update "rsaMatrix" set ${change} where "rsaMatrixNo" = $1`, [no.draft])
    return by.head.put(`${matrix}/${no.draft}/putInForce`)
  }
  refusals([
    [
      'one in force deleted',
      () => by.head.delete(`${matrix}/${no.matrix}`),
      422,
      '작성 상태의 기준만 삭제할 수 있습니다.',
    ],
    [
      'one of the company revised by a plant',
      () => by.saf.post(`${matrix}/${no.matrix}/revise`, {}),
      403,
      '전사 기준은 본사 위험성평가 담당만, 사업장 기준은 그 사업장의 안전담당만 관리할 수 있습니다.',
    ],
    [
      'one revised twice',
      async () => {
        no.draft = (await by.head.post(`${matrix}/${no.matrix}/revise`, {})).body.data.rsaMatrixNo
        return by.head.post(`${matrix}/${no.matrix}/revise`, {})
      },
      409,
      '이 기준의 개정본이 이미 작성되어 있습니다.',
    ],
    [
      'a draft revised',
      () => by.head.post(`${matrix}/${no.draft}/revise`, {}),
      409,
      '시행 중인 기준만 개정할 수 있습니다.',
    ],
    [
      'a revision of another code',
      () => by.head.change(`${matrix}/${no.draft}`, { matrixCd: 'OTHER' }),
      400,
      'matrixCd',
      '개정본의 사업장과 기준코드는 바꿀 수 없습니다.',
    ],
    [
      'a target judged by a draft',
      async () =>
        by.saf.post(
          targets,
          targetOf({
            rsaPlanNo: no.plan,
            rsaTypeCd: 'K',
            rsaMatrixNo: no.draft,
          }),
        ),
      400,
      'rsaMatrixNo',
      '이 사업장에서 시행 중인 이 기법의 평가기준이 아닙니다.',
    ],
    [
      'one put in force that was not tried',
      () => inState(`"state" = 'trial', "trialDt" = null`),
      422,
      '지난해 평가 행으로 먼저 시험하세요.',
    ],
    [
      'one whose forerunner has ended',
      async () => {
        const ended = await find(
          `update "rsaMatrix" set "state" = 'superseded' where "rsaMatrixNo" = $1 returning "rsaMatrixNo" as "no"`,
          [no.matrix],
        )
        const refused = await inState('"trialDt" = now()')
        await sql(`update "rsaMatrix" set "state" = 'inForce' where "rsaMatrixNo" = $1`, [ended])
        return refused
      },
      422,
      '개정 대상 기준이 더 이상 시행 중이 아닙니다.',
    ],
    [
      'one beside another in force',
      () => inState('"replaceNo" = null'),
      422,
      '같은 코드의 기준이 이미 시행 중입니다. 그 기준을 개정하세요.',
    ],
  ])
})

describe('plans, targets and rules', () => {
  refusals([
    [
      'a target left out without a reason',
      async () =>
        by.saf.post(
          targets,
          targetOf({
            rsaPlanNo: no.plan,
            rsaTypeCd: 'K',
            rsaMatrixNo: await first(
              'rsaMatrix',
              'rsaMatrixNo',
              `"matrixCd" = 'KRAS54' and "state" = 'inForce'`,
            ),
            excludeYn: 'Y',
          }),
        ),
      400,
      'excludeReason',
      '평가 제외는 매우 경미한 경우만 가능하며 사유가 필요합니다.',
    ],
    [
      'a result read twice',
      async () => {
        const url = `${targets}/${await first('rsaTarget', 'rsaTargetNo', `"state" = 'shared' and "plantCd" = '1000' and not exists (select 1 from "rsaRead" r where r."rsaTargetNo" = "rsaTarget"."rsaTargetNo" and r."userId" = 'issuer01')`)}/read`
        await by.lead.put(url, {})
        return by.lead.put(url, {})
      },
      409,
      '이미 확인했습니다.',
    ],
    [
      'a reason entered by a supervisor',
      () =>
        by.lead.post('/api/rsa/occasion', {
          plantCd: '1000',
          deptCd: 'D111',
          triggerCd: '2',
          sourceCd: 'own',
          occasionTxt: '새 펌프를 들여옴',
          foundYmd: day,
          dueYmd: day,
        }),
      403,
      '안전·보건 담당자만 할 수 있습니다.',
    ],
    [
      'a JSA without its permit',
      () => by.lead.post(targets, targetOf({ rsaTypeCd: 'J', rsaMatrixNo: no.matrix })),
      400,
      'permitTypeCd',
      'JSA가 다루는 기본허가(일반·화기)를 선택하세요.',
    ],
    [
      'an order with what is no JSA',
      async () =>
        by.saf.change(
          `/api/saf/wkod/${await first('workOrder', 'wkodNo', `"plantCd" = '1000' and "state" in ('accepted', 'assessing') and "execTypeCd" = 'V'`)}`,
          { jsaNo: no.kras, permitTypeCd: 'G', supplCds: ['S1'] },
        ),
      400,
      'jsaNo',
      '이 사업장에서 쓸 수 있는 JSA가 아닙니다.',
    ],
    [
      'a rule revised without saying why',
      () =>
        by.saf.post('/api/rsa/rule', {
          plantCd: '1000',
          effectYmd: day,
          ...Object.fromEntries(
            ['purposeTxt', 'roleTxt', 'timeTxt', 'shareTxt', 'recordTxt', 'levelTxt', 'acceptTxt'].map(
              (name) => [name, '근로자와 함께 실시하는 방법과 절차를 정한다.'],
            ),
          ),
        }),
      400,
      'reviseTxt',
      '개정 사유를 입력하세요.',
    ],
    [
      'products of a department that handles none',
      async () => {
        const held = await first('rsaTarget', 'rsaTargetNo', `"rsaTypeCd" = 'M' and "state" = 'assessing'`)
        await sql(`update "rsaTarget" set "deptCd" = 'D122', "processNo" = null where "rsaTargetNo" = $1`, [
          held,
        ])
        return by.saf.post(`${targets}/${held}/charmfill`, {})
      },
      409,
      '이 부서·공정에서 취급하는 제품이 없습니다. 제품의 사업장 취급현황을 먼저 등록하세요.',
    ],
  ])
  test('a JSA with a row that has no step is not reviewed', async () => {
    const made = await by.lead.post(
      targets,
      targetOf({ rsaTypeCd: 'J', rsaMatrixNo: no.matrix, permitTypeCd: 'G' }),
    )
    const { rsaTargetNo } = made.body.data
    await by.lead.put(`${targets}/${rsaTargetNo}/open`, {})
    const row = {
      rsaTargetNo,
      sortOrder: 1,
      stepTxt: '격리',
      hazardKindCd: 'chemical',
      hazardTxt: '격리하지 않은 배관에서 새어 나옴',
    }
    expect((await by.lead.post(hazard, row)).status).toBe(201)
    expect(said(await by.lead.put(`${targets}/${rsaTargetNo}/requestReview`, {}))).toContain(
      'JSA는 작업단계 번호가 필요합니다.',
    )
  })
})
