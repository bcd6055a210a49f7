import { CopyOutlined, PrinterOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { defined } from '../../../../core/shared/defined.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { eduPlan, type EduPlan } from '../edu-plan.resource.ts'
import { planRate, type PlanCell, type PlanMatrix } from '../plan.rule.ts'
import { classTexts } from './class-page.texts.ts'
import './class.css'

const card = { title: 'eduPlanCd', facts: ['planYear', 'plantNm', 'targetQty', 'planAmt'] } as const

/** 연간계획 (education/plan/eduPlan). */
export function PlanPage() {
  const text = useTexts(classTexts)
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(eduPlan)
  return (
    <RegisterPage
      resource={eduPlan}
      help={text('help.plan')}
      card={card}
      first={{ planYear: String(Number(today.slice(0, 4)) + 1), ...ownPlant(own) }}
      form={({ Field }) => (
        <Block title={text('plan')}>
          <Field name="plantCd" />
          <Field name="planYear" />
          <Field name="aimTxt" span="all" />
        </Block>
      )}
    >
      <StateTiles resource={eduPlan} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function PlanFields({ form }: { form: RecordFormHandle<typeof eduPlan> }) {
  const text = useTexts(classTexts)
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title={text('plan')}>
        <Field name="plantCd" readOnly={Boolean(detail)} />
        <Field name="planYear" readOnly={Boolean(detail)} />
        <Field name="targetQty" />
        <Field name="planAmt" />
        {detail?.data.reviseTxt && <Field name="reviseTxt" span="all" />}
        <Field name="aimTxt" span="all" />
      </Block>
      <Block title={text('lines')}>
        <Lines
          name="lines"
          {...defined({ plantCd: detail?.data.plantCd })}
          columns={{
            eduCourseNo: { width: 260 },
            planMonth: { width: 80 },
            targetQty: { width: 100, summary: 'sum' },
            planMin: { width: 110 },
            methodCd: { width: 120 },
            planAmt: { width: 130, summary: 'sum' },
            remark: { width: 180 },
          }}
        />
      </Block>
    </>
  )
}

/** One plan with what was held of it. */
export function PlanDetailPage() {
  const text = useTexts(classTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={eduPlan}
      list={tab.menu.routePath}
      nameOf={(row) => row.eduPlanCd ?? text('plan')}
      tags={({ data }) => (
        <span>
          {data.plantNm} · {data.planYear} · Rev.{data.revNo}
        </span>
      )}
      form={(form) => <PlanFields form={form} />}
      extra={({ data, editable }) => <PlanActs row={data} editable={editable.length === 0} />}
    >
      {({ data }) => <Matrix eduPlanNo={data.eduPlanNo} />}
    </RecordPage>
  )
}

function PlanActs({ row, editable }: { row: EduPlan; editable: boolean }) {
  const text = useTexts(classTexts)
  const tab = useTab()
  const client = useQueryClient()
  const { open, busy } = usePdf()
  const copy = async () => {
    await api.put(`${eduPlan.path}/${row.eduPlanNo}/copylast`)
    await client.invalidateQueries({ queryKey: [eduPlan.name] })
  }
  return (
    <>
      {editable && tab.canWrite && row.lines.length === 0 && (
        <BusyButton icon={<CopyOutlined aria-hidden />} action={copy}>
          {text('copyLast')}
        </BusyButton>
      )}
      {yes(tab.menu.printYn) && (
        <Button
          icon={<PrinterOutlined aria-hidden />}
          loading={busy}
          onClick={() => void open(`${eduPlan.path}/${row.eduPlanNo}/print`)}
        >
          {text('printPlan')}
        </Button>
      )}
    </>
  )
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const Cell = ({ cell }: { cell: PlanCell | undefined }) => {
  if (!cell) return null
  const rate = planRate(cell)
  return (
    <span className={rate !== undefined && rate < 100 ? 'class-open-cell' : undefined}>
      {cell.planned} / {cell.completed}
      {cell.classes > 0 && ` (${cell.classes})`}
    </span>
  )
}
function Matrix({ eduPlanNo }: { eduPlanNo: number }) {
  const text = useTexts(classTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [eduPlan.name, 'matrix', eduPlanNo],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: PlanMatrix }>(`${eduPlan.path}/${eduPlanNo}/matrix`, undefined, { signal }))
        .data,
  })
  return (
    <Block title={text('matrix')} extra={<span>{text('matrixHelp')}</span>}>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="span-all">{text('noMatrix')}</p>
          ) : (
            <ScrollRegion className="span-all class-matrix" label={text('matrix')}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{text('course')}</th>
                    {months.map((n) => (
                      <th key={n} scope="col">
                        {text('month', { n })}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.eduCourseNo}>
                      <th scope="row">{row.eduCourseNm}</th>
                      {months.map((n) => (
                        <td key={n}>
                          <Cell cell={row.months[n - 1]} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{text('total')}</th>
                    <td colSpan={12}>
                      <Cell cell={total} />
                    </td>
                  </tr>
                </tfoot>
              </table>
            </ScrollRegion>
          )
        }
      </Gate>
    </Block>
  )
}
