import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaDaily } from '../rsa-daily.resource.ts'
import { dailyTexts } from './daily.texts.ts'

interface Standing {
  stands: boolean
  months: { month: string; light: 'met' | 'gap' | 'open' }[]
}
const words = { met: 'monthMet', gap: 'monthGap', open: 'monthOpen' } as const

/** Beside a legal day: assessing in everyday work stands for it as long as every month is fulfilled. */
export function StandingNote({ deptCd }: { deptCd: string }) {
  const text = useTexts(dailyTexts)
  const { data } = useQuery({
    queryKey: [rsaDaily.name, 'standing', deptCd],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Standing }>('/api/rsa/daily/standing', { deptCd }, { signal })).data,
  })
  if (!data?.stands) return null
  return (
    <>
      <Tag color="green">{text('stands')}</Tag>
      <Explain
        title={text('stands')}
        inputs={data.months.map(({ month, light }) => ({ label: month, value: text(words[light]) }))}
        formula={text('formula')}
        source={text('source')}
      />
    </>
  )
}
