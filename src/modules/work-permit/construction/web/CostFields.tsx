import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { lookupDelayMs } from '../../../../core/shared/limits.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { noCostKind, type SafetyCost } from '../safety-cost.rule.ts'
import type { safCost } from '../safety-cost.resource.ts'
import { said } from '../../../../core/web/text/text.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

/**
 * The amounts, and beside them at once what has to be set aside and why. `trying`: no construction, nothing
 * is written.
 */
export function CostFields({
  form,
  trying = false,
}: {
  form: RecordFormHandle<typeof safCost>
  trying?: boolean
}) {
  const say = useTexts(constructionTexts)
  const { Field, editable, detail } = form
  // A record that is only shown has its amounts before the form has taken them.
  const stored = editable ? undefined : detail?.data
  const amounts = {
    costKindCd: useFormValue(form, 'costKindCd') ?? stored?.costKindCd,
    totalAmt: useFormValue(form, 'totalAmt') ?? stored?.totalAmt,
    targetAmt: useFormValue(form, 'targetAmt') ?? stored?.targetAmt,
    suppliedAmt: useFormValue(form, 'suppliedAmt') ?? stored?.suppliedAmt,
    healthMgrYn: useFormValue(form, 'healthMgrYn') ?? stored?.healthMgrYn,
    baseYmd: useFormValue(form, 'baseYmd') ?? stored?.baseYmd,
  }
  return (
    <>
      <Block title={say('calculation')}>
        {!trying && <Field name="constNo" span={2} readOnly={detail !== undefined} />}
        <Field name="baseYmd" />
        <Field name="costKindCd" />
        <Field name="totalAmt" />
        <Field name="targetAmt" extra={editable && say('seventy')} />
        <Field name="suppliedAmt" />
        <Field name="healthMgrYn" flagTexts={[say('target'), say('targetNot')]} />
        <div className="span-all">
          <CostFigure amounts={amounts} />
        </div>
      </Block>
      {!trying && (
        <Block title={say('plan')}>
          <Field name="planAmt" extra={editable && say('planAmtHelp')} />
          {detail && <Field name="legalAmt" />}
          {detail && <Field name="ruleTxt" />}
          {detail && <Field name="tableTxt" />}
          <Field name="remark" />
        </Block>
      )}
    </>
  )
}

interface Amounts {
  costKindCd: unknown
  totalAmt: unknown
  targetAmt: unknown
  suppliedAmt: unknown
  healthMgrYn: unknown
  baseYmd: unknown
}
/** The figure for these amounts with its '왜?'; what cannot be calculated yet says what is missing. */
export function CostFigure({ amounts }: { amounts: Amounts }) {
  const say = useTexts(constructionTexts)
  const asked = useLater(JSON.stringify(amounts))
  const given = JSON.parse(asked) as Amounts
  const covered = given.costKindCd !== noCostKind
  const enough =
    Boolean(given.costKindCd) &&
    Boolean(given.baseYmd) &&
    (given.totalAmt ?? given.targetAmt ?? null) !== null
  const { data, error } = useQuery({
    queryKey: ['safCost', 'calc', asked],
    queryFn: async ({ signal }) =>
      (
        await api.post<{ data: SafetyCost | null }>('/api/saf/safetycost/calc', given, {
          signal,
          quiet: true,
        })
      ).data,
    enabled: enough && covered,
    retry: false,
    placeholderData: (before) => before,
  })
  if (!covered) return <p className="cost-figure">{say('costNot')}</p>
  if (!enough) return <p className="cost-figure">{say('costNeeds')}</p>
  if (error) return <p className="cost-figure">{say('costWrong')}</p>
  if (!data) return <p className="cost-figure">{say('calculating')}</p>
  return (
    <p className="cost-figure" aria-live="polite">
      {say('legal')} <strong>{say('won', { amount: data.planAmt.toLocaleString('ko-KR') })}</strong>
      <span>
        {data.ruleNo} · {said(data.explanation.formula)}
      </span>
      <Explain {...data.explanation} />
    </p>
  )
}
/** The last value that stood still for a moment. */
function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), lookupDelayMs)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
