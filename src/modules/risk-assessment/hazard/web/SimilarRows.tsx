import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaHazard } from '../rsa-hazard.resource.ts'
import { hazardTexts } from './hazard.texts.ts'

interface Similar {
  rsaHazardNo: number
  rsaTargetNm: string
  hazardTxt: string
  occurTypeCd: string | null
  lawTxt: string | null
  controlTxt: string | null
  measureTxt: string | null
  hierCd: string | null
  score: number | null
  resScore: number | null
}
const waitMs = 500

/** Earlier rows that are like what is being typed, with what lowered the risk there. */
export function SimilarRows({ form }: { form: RecordFormHandle<typeof rsaHazard> }) {
  const say = useTexts(hazardTexts)
  const typed = useFormValue(form, 'hazardTxt') ?? ''
  const own = form.detail?.data.rsaHazardNo
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), waitMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    queryKey: ['similarHazards', asked],
    enabled: asked.trim().length >= 4,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Similar[] }>(`${rsaHazard.path}/similar`, { q: asked }, { signal, quiet: true }))
        .data,
  })
  const rows = (data ?? []).filter(({ rsaHazardNo }) => rsaHazardNo !== own)
  if (rows.length === 0) return null
  const use = ({ occurTypeCd, lawTxt, controlTxt, measureTxt, hierCd }: Similar) => {
    const values = form.values()
    const offered = { occurTypeCd, lawTxt, controlTxt, measureTxt, hierCd }
    // What somebody has typed stays.
    const missing = Object.entries(offered).filter(([name, value]) => value !== null && !values[name])
    form.antd.setFieldsValue(Object.fromEntries(missing))
    form.changed()
  }
  return (
    <details className="span-all">
      <summary>
        {say('similar')} ({rows.length})
      </summary>
      <ul className="risk-similar">
        {rows.map((row) => (
          <li key={row.rsaHazardNo}>
            {row.hazardTxt}
            <small>
              {row.rsaTargetNm} · {[row.controlTxt, row.measureTxt].filter(Boolean).join(' → ')}
              {row.score !== null && row.resScore !== null && ` · ${row.score} → ${row.resScore}`}
            </small>
            <Button size="small" onClick={() => use(row)}>
              {say('similarUse')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
