import { Alert } from 'antd'
import { Explain } from '../../../core/web/record/Explain.tsx'
import type { Forecast } from '../improvement/improvement-answers.rule.ts'
import { pastMonths } from '../rules/lateness.rule.ts'
import { forecastTexts } from './forecast.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The prediction of lateness with reasons and proposals (impr.md 10.3); nothing where it will be in time. */
export function ForecastNote({ forecast }: { forecast: Forecast | null }) {
  const text = useTexts(forecastTexts)
  if (!forecast?.likely) return null
  const { latePct, factors, split, owner } = forecast
  const title = text('title', { rate: latePct })
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {title}{' '}
          <Explain
            title={title}
            inputs={factors.map(({ factor, done, late, rate }) => ({
              label: text(factor),
              value: text('line', { done, late, rate }),
            }))}
            formula={text('formula')}
            source={text('source', { months: pastMonths })}
          />
        </>
      }
      description={[split && text('split'), owner && text('other', { dept: owner.deptNm, rate: owner.rate })]
        .filter(Boolean)
        .join(' ')}
    />
  )
}
