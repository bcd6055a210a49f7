import { evalKinds } from '../../vendor/vendor-codes.rule.ts'
import { PrinterOutlined } from '@ant-design/icons'
import { Button, Radio } from 'antd'
import type { Query } from '../../../../core/shared/resource.ts'
import { addDays } from '../../../../core/shared/dates.ts'
import { percentOf } from '../../../../core/shared/decimal.ts'
import { partOf } from '../../../../core/shared/periods.ts'
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
import { useOfCompany } from '../../web/of-company.ts'
import { isVendor } from '../../web/own-vendor.ts'
import type { EvalState } from '../eval-transitions.rule.ts'
import { correctionOf, psrmGradeOf } from '../evaluation.rule.ts'
import { evalForm, vendorEval, type VendorEval } from '../vendor-eval.resource.ts'
import { EvalItems, type EvalFactShown, type EvalRecordsShown, type Side } from './EvalItems.tsx'
import { EvalRadar } from './EvalRadar.tsx'
import { GradeOfCompany } from './GradeOfCompany.tsx'
import { gradePageTexts } from './grade-page.texts.ts'
import { PlanForAll } from './PlanForAll.tsx'
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
/**
 * The last day of an objection stands in the evaluation, where one objects; the half-year in the words of the period,
 * the kind in the name of the form. A result has no day any more until which it was asked for.
 */
const behind = ['objectToYmd', 'evalYear', 'halfNm', 'evalTypeNm'] as const
const behindResults = [...behind, 'dueYmd'] as const

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
        evalYear: today.slice(0, 4),
        halfCd: String(partOf('half', today)),
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
      widths={{ evalFormNm: 240, vendorNm: 160, periodTxt: 130 }}
      hidden={of === 'result' ? behindResults : behind}
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
export function VendorEvalPage() {
  const say = useTexts(evalPageTexts)
  const tab = useTab()
  const part = tab.params.get('part') === 'half' ? 'half' : 'list'
  return (
    <div className="vendor-part">
      <Radio.Group
        aria-label={say('parts')}
        optionType="button"
        options={(['list', 'half'] as const).map((value) => ({ value, label: say(`part.${value}`) }))}
        value={part}
        onChange={({ target }) => tab.setSearch(`part=${String(target.value)}`)}
      />
      {part === 'list' ? (
        <EvalList of="vendor" />
      ) : (
        <GradeOfCompany vendorCd={session.get().user?.vendorCd ?? ''} />
      )}
    </div>
  )
}

function EvalFields({ form }: { form: RecordFormHandle<typeof vendorEval> }) {
  const say = useTexts(evalPageTexts)
  const { Field, Lines, detail } = form
  const ofCompany = useOfCompany(form)
  return (
    <>
      <Block title={say('evaluation')}>
        <Field name="evalFormNo" span={2} readOnly={detail !== undefined} />
        <Field name="vendorCd" readOnly={detail !== undefined} />
        <Field name="plantCd" />
        <Field name="contractNo" around={ofCompany} />
        <Field name="periodTxt" />
        <Field name="evalYear" extra={say('halfHint')} />
        <Field name="halfCd" />
        <Field name="dueYmd" />
      </Block>
      {!isVendor() && (
        <Block title={say('accidents')}>
          <Field name="accidentCnt" extra={say('accidentHint')} />
          <Field name="deadCnt" />
          <Field name="causeOpenYn" extra={say('causeHint')} />
          <Field name="fixReason" />
          {detail && <RecordsOf row={detail.data} />}
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
      ownActs={isVendor()}
      list={tab.menu.routePath}
      extra={({ data }) => (
        <>
          {data.state === 'planned' && tab.canWrite && !isVendor() && <PlanForAll row={data} />}
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={print.busy}
            onClick={() => void print.open(`${vendorEval.path}/${data.vendorEvalNo}/print`)}
          >
            {say('print')}
          </Button>
        </>
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

/** What the records say; it holds unless it is corrected with a reason. */
function RecordsOf({ row }: { row: VendorEval }) {
  const say = useTexts(gradePageTexts)
  const records = useEvalRecords(row)
  if (!records) return null
  const { accidentCnt, deadCnt, causeOpenYn, bonus, serious } = records
  return (
    <p className="span-all vendor-note">
      {say('records', { count: accidentCnt, dead: deadCnt, open: causeOpenYn })}{' '}
      {bonus > 0 && say('recordsBonus', { bonus })} {serious && say('recordsSerious')}
    </p>
  )
}
const useEvalRecords = (row: VendorEval) =>
  useQuery({
    queryKey: [vendorEval.name, 'records', row.vendorEvalNo, row.updateDt],
    queryFn: ({ signal }) =>
      api.get<{ data: EvalRecordsShown }>(`${vendorEval.path}/${row.vendorEvalNo}/records`, {}, { signal }),
    select: (answer) => answer.data,
  }).data
const shareOf = (score: number | null, weight: number) =>
  score === null ? null : percentOf(score, weight, 1)

function EvalBody({ row, editable }: { row: VendorEval; editable: boolean }) {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(evalPageTexts)
  const tab = useTab()
  const vendor = isVendor()
  const userId = session.get().user?.userId
  const evaluates = row.evaluators.some(({ evalUserId }) => evalUserId === userId) || editable
  const radar = useTexts(gradePageTexts)
  const records = useEvalRecords(row)
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
  const corrected = records && correctionOf(row, records)
  return (
    <>
      {corrected && <p className="vendor-note is-warning">{radar('corrected', corrected)}</p>}
      <EvalItems
        key={row.updateDt}
        row={row}
        facts={facts}
        side={side}
        passScore={form.detail?.data.passScore ?? 70}
        records={records}
      />
      {row.evalTypeCd === evalKinds.psrm && (
        <EvalRadar
          title={radar('radar', { period: row.periodTxt })}
          items={row.items.map(({ itemNm, weight, selfScore, evalScore, naYn }) => ({
            itemNm,
            self: shareOf(selfScore, weight),
            score: naYn === 'Y' ? null : shareOf(evalScore, weight),
          }))}
        />
      )}
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
