import { evalKinds } from '../../vendor/vendor-codes.rule.ts'
import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Query } from '../../../../core/shared/resource.ts'
import { addDays } from '../../../../core/shared/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { isVendor } from '../../web/own-vendor.ts'
import type { EvalState } from '../eval-transitions.rule.ts'
import { psrmGradeOf } from '../evaluation.rule.ts'
import { evalForm, vendorEval, type VendorEval } from '../vendor-eval.resource.ts'
import { EvalItems, type EvalFactShown, type Side } from './EvalItems.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { evalPageTexts } from './eval-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'

const usualDays = 14
/** Kinds of EVAL_KIND of which the records say something: the half year, the month. */
const recordedKinds: readonly string[] = [evalKinds.halfYear, evalKinds.month]
interface Props {
  of: 'plan' | 'result' | 'psrm' | 'vendor'
  defaults?: Partial<Query<typeof vendorEval>>
  creates?: boolean
}
/** The last day of an objection stands in the evaluation, where one objects. */
const behind = ['objectToYmd'] as const

function EvalList({ of, defaults, creates = false }: Props) {
  const say = useTexts(evalPageTexts)
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(vendorEval, defaults)
  return (
    <RegisterPage
      resource={vendorEval}
      help={say(`${of}Help`)}
      defaults={defaults}
      readOnly={!creates}
      removable={false}
      first={{
        dueYmd: addDays(today, usualDays),
        periodTxt: say('year', { year: today.slice(0, 4) }),
        ...ownPlant(own),
      }}
      form={(form) => <EvalFields form={form} />}
      cells={{
        passYn: ({ passYn }) =>
          passYn && (
            <ToneTag tone={passYn === 'Y' ? 'good' : 'danger'}>
              {say(passYn === 'Y' ? 'qualified' : 'unqualified')}
            </ToneTag>
          ),
        gradeNm: ({ gradeNm, evalTypeCd, score }) =>
          evalTypeCd === evalKinds.psrm && score !== null ? psrmGradeOf(score) : gradeNm,
      }}
      widths={{ evalFormNm: 240, vendorNm: 160 }}
      hidden={behind}
      empty={say(`${of}Empty`)}
    >
      <StateTiles resource={vendorEval} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** 평가계획·실시 (vendor/eval/vendorEvalPlan) */
export const EvalPlanPage = () => <EvalList creates of="plan" />
/** 평가결과 (vendor/eval/vendorEvalResult) */
export const EvalResultPage = () => (
  <EvalList of="result" defaults={{ state: ['notified', 'objected', 'confirmed'] }} />
)
/** PSRM 평가 (vendor/eval/psrmEvalMng) */
export const PsrmEvalPage = () => <EvalList creates of="psrm" defaults={{ evalTypeCd: [evalKinds.psrm] }} />
/** 평가결과(PSRM) of a company (vendor/portal/psrmEval) */
export const VendorEvalPage = () => <EvalList of="vendor" />

function EvalFields({ form }: { form: RecordFormHandle<typeof vendorEval> }) {
  const say = useTexts(evalPageTexts)
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title={say('evaluation')}>
        <Field name="evalFormNo" span={2} readOnly={detail !== undefined} />
        <Field name="vendorCd" readOnly={detail !== undefined} />
        <Field name="plantCd" />
        <Field name="contractNo" />
        <Field name="periodTxt" />
        <Field name="dueYmd" />
      </Block>
      {!isVendor() && (
        <Block title={say('accidents')}>
          <Field name="accidentCnt" extra={say('accidentHint')} />
          <Field name="deadCnt" />
          <Field name="causeOpenYn" extra={say('causeHint')} />
        </Block>
      )}
      {!isVendor() && (
        <Block title={say('evaluators')}>
          <Lines name="evaluators" />
        </Block>
      )}
    </>
  )
}

/** One evaluation: plan, items with their scores, result, objection and decision. */
export function EvalDetailPage() {
  const say = useTexts(evalPageTexts)
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
          {say('print')}
        </Button>
      )}
      nameOf={({ evalCd, vendorNm }) => `${vendorNm ?? ''} ${evalCd ?? say('evaluation')}`}
      tags={({ data }) => (
        <>
          <span>{data.evalTypeNm}</span>
          <span>{data.periodTxt}</span>
          {data.state === 'notified' && <span>{say('objectUntil', { day: data.objectToYmd ?? '' })}</span>}
        </>
      )}
      visited={({ data }) => visitedStates(data)}
      form={(form) => <EvalFields form={form} />}
    >
      {({ data, editable }) => <EvalBody row={data} editable={editable.length === 0} />}
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
  const word = useTexts(vendorPageTexts)
  const say = useTexts(evalPageTexts)
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
        <Block title={say('objection')}>
          <p className="span-all vendor-note">{say('objected', { text: row.objectCont })}</p>
          {row.decideCont && (
            <p className="span-all vendor-note">
              {say('decided', { text: row.decideCont, name: row.decideUserNm ?? '' })}
            </p>
          )}
        </Block>
      )}
      <Block title={word('evidence')}>
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
