import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Query } from '../../../../core/shared/resource.ts'
import { addDays } from '../../../../core/shared/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../../core/web/list/hooks.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useOwnScope } from '../../../../core/web/popup/own-scope.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { evalAddress } from '../../web/addresses.web.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { isVendor } from '../../web/own-vendor.ts'
import type { EvalState } from '../eval-transitions.rule.ts'
import { psrmGradeOf } from '../evaluation.rule.ts'
import { evalForm, vendorEval, type VendorEval } from '../vendor-eval.resource.ts'
import { EvalItems, type EvalFactShown, type Side } from './EvalItems.tsx'

const usualDays = 14
/** Kinds of EVAL_KIND of which the records say something: the half year, the month. */
const recordedKinds = ['VEV02', 'VEV05']
interface Props {
  help: string
  defaults?: Partial<Query<typeof vendorEval>>
  creates?: boolean
  empty: string
}
function EvalList({ help, defaults, creates = false, empty }: Props) {
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(vendorEval, defaults)
  return (
    <RegisterPage
      resource={vendorEval}
      help={help}
      {...(defaults && { defaults })}
      readOnly={!creates}
      removable={false}
      first={{
        dueYmd: addDays(today, usualDays),
        periodTxt: `${today.slice(0, 4)}년`,
        ...(own.plantCd && { plantCd: own.plantCd, plantNm: own.plantNm }),
      }}
      form={(form) => <EvalFields form={form} />}
      cells={{
        passYn: ({ passYn }) =>
          passYn && (
            <ToneTag tone={passYn === 'Y' ? 'good' : 'danger'}>{passYn === 'Y' ? '적격' : '부적격'}</ToneTag>
          ),
        gradeNm: ({ gradeNm, evalTypeCd, score }) =>
          evalTypeCd === 'VEV04' && score !== null ? psrmGradeOf(score) : gradeNm,
      }}
      widths={{ evalFormNm: 240, vendorNm: 160 }}
      onOpen={({ vendorEvalNo }) => tab.open(evalAddress(vendorEvalNo))}
      onSaved={(key) => tab.open(evalAddress(key))}
      empty={empty}
    >
      <StateTiles resource={vendorEval} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** 평가계획·실시 (vendor/eval/vendorEvalPlan) */
export const EvalPlanPage = () => (
  <EvalList
    creates
    help="업체와 평가표를 골라 평가를 계획하고, 자가평가를 요청한 뒤 항목별로 평가합니다. 계약전 적격수급인 평가는 평가자가 2명 이상이어야 합니다."
    empty="계획된 평가가 없습니다. 등록 단추로 평가를 계획하세요."
  />
)
/** 평가결과 (vendor/eval/vendorEvalResult) */
export const EvalResultPage = () => (
  <EvalList
    defaults={{ state: ['notified', 'objected', 'confirmed'] }}
    help="통보된 결과와 이의, 확정된 등급입니다. 이의는 평가하지 않은 SHE관리자가 심사하고, 기한이 지나면 자동으로 확정됩니다."
    empty="통보된 평가결과가 없습니다."
  />
)
/** PSRM 평가 (vendor/eval/psrmEvalMng) */
export const PsrmEvalPage = () => (
  <EvalList
    creates
    defaults={{ evalTypeCd: ['VEV04'] }}
    help="공정안전 12요소 평가입니다. 90점 이상 P, 80점 이상 S, 70점 이상 M+, 그 아래는 M-입니다."
    empty="PSRM 평가가 없습니다. 등록 단추로 평가를 계획하세요."
  />
)
/** 평가결과(PSRM) of a company (vendor/portal/psrmEval) */
export const VendorEvalPage = () => (
  <EvalList
    help="우리 업체의 평가입니다. ‘자가평가’ 상태이면 열어서 항목별 자가점수와 증빙을 적고 제출하세요. 결과는 통보일부터 7일 안에 이의를 제기할 수 있습니다."
    empty="요청받은 평가가 없습니다."
  />
)

function EvalFields({ form }: { form: RecordFormHandle<typeof vendorEval> }) {
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title="평가">
        <Field name="evalFormNo" span={2} readOnly={detail !== undefined} />
        <Field name="vendorCd" readOnly={detail !== undefined} />
        <Field name="plantCd" />
        <Field name="contractNo" />
        <Field name="periodTxt" />
        <Field name="dueYmd" />
      </Block>
      {!isVendor() && (
        <Block title="재해이력(최근 3년)">
          <Field
            name="accidentCnt"
            extra="업체가 낸 산업재해 확인서류를 보고 적습니다. 재해이력 항목의 점수는 이 건수를 따릅니다."
          />
          <Field name="deadCnt" />
          <Field
            name="causeOpenYn"
            extra="사망재해의 원인조치가 끝나지 않은 업체는 점수와 관계없이 부적격입니다(산업안전보건법 제61조)."
          />
        </Block>
      )}
      {!isVendor() && (
        <Block title="평가자">
          <Lines name="evaluators" />
        </Block>
      )}
    </>
  )
}

/** One evaluation: plan, items with their scores, result, objection and decision. */
export function EvalDetailPage() {
  const tab = useTab()
  const print = usePdf()
  return (
    <RecordPage
      resource={vendorEval}
      list={tab.menu.routePath}
      extra={({ data }) => (
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={print.busy}
          onClick={() => void print.open(`${vendorEval.path}/${data.vendorEvalNo}/print`)}
        >
          평가결과서 인쇄
        </Button>
      )}
      nameOf={({ evalCd, vendorNm }) => `${vendorNm ?? ''} ${evalCd ?? '평가'}`}
      tags={({ data }) => (
        <>
          <span>{data.evalTypeNm}</span>
          <span>{data.periodTxt}</span>
          {data.state === 'notified' && <span>이의기한 {data.objectToYmd}</span>}
        </>
      )}
      visited={({ data }) => visitedStates(data as unknown as VendorEval)}
      form={(form) => <EvalFields form={form} />}
    >
      {({ data, editable }) => (
        <EvalBody row={data as unknown as VendorEval} editable={editable.length === 0} />
      )}
    </RecordPage>
  )
}

/** Which of the states that can be left out an evaluation has been in, oldest first. */
const visitedStates = ({ items, objectCont }: VendorEval): EvalState[] => [
  // Sent in, each item has the company's own score; started without it, it counts as left out.
  ...(items.length > 0 && items.every(({ selfScore }) => selfScore !== null) ? ['selfReview' as const] : []),
  ...(objectCont ? ['objected' as const] : []),
]

function EvalBody({ row, editable }: { row: VendorEval; editable: boolean }) {
  const tab = useTab()
  const vendor = isVendor()
  const userId = session.get().user?.userId
  const evaluates = row.evaluators.some(({ evalUserId }) => evalUserId === userId) || editable
  const form = useDetail(evalForm, vendor ? undefined : row.evalFormNo)
  const { data: facts = [] } = useQuery({
    queryKey: [vendorEval.name, 'facts', row.vendorEvalNo, row.updateDt],
    queryFn: ({ signal }) =>
      api.get<{ data: EvalFactShown[] }>(`${vendorEval.path}/${row.vendorEvalNo}/facts`, {}, { signal }),
    select: (answer) => answer.data,
    enabled: recordedKinds.includes(row.evalTypeCd ?? ''),
  })
  const side: Side = !tab.canWrite
    ? undefined
    : vendor
      ? row.state === 'selfReview'
        ? 'self'
        : undefined
      : (row.state === 'reviewing' && evaluates) || row.state === 'objected'
        ? 'evaluator'
        : undefined
  return (
    <>
      <EvalItems
        key={row.updateDt}
        row={row}
        facts={facts}
        side={side}
        passScore={form.detail?.data.passScore ?? 70}
      />
      {row.objectCont && (
        <Block title="이의와 확정">
          <p className="span-all vendor-note">이의: {row.objectCont}</p>
          {row.decideCont && (
            <p className="span-all vendor-note">
              확정: {row.decideCont} ({row.decideUserNm})
            </p>
          )}
        </Block>
      )}
      <Block title="증빙">
        <div className="span-all">
          <Attachments
            resource={vendorEval}
            name="document"
            taskKey={row.vendorEvalNo}
            editable={tab.canWrite && (row.state === 'selfReview' || (row.state === 'reviewing' && !vendor))}
          />
        </div>
      </Block>
    </>
  )
}
