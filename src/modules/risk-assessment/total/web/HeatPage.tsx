import { useQuery } from '@tanstack/react-query'
import { Segmented, Select } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { MatrixView } from '../../matrix/web/MatrixView.tsx'
import { rsaRisk } from '../rsa-risk.resource.ts'
import { heatCount, type Heat, type HeatWhen } from '../total.rule.ts'
import { totalTexts } from '../total.texts.ts'
import { TotalHead } from './TotalHead.tsx'
import { risksOf, useTotalFilters, type TotalFilters } from './total-filters.ts'

const whens = ['before', 'after'] as const
const [matrixName, whenName] = ['matrix', 'when'] as const

/** 위험 히트맵 (rsa/total/totalHeat): how many risks stand at each cell of a matrix, before and after. */
export function HeatPage() {
  const text = useTexts(totalTexts)
  const tab = useTab()
  const [filters, change] = useTotalFilters()
  const rsaMatrixNo = tab.params.get(matrixName) ?? undefined
  const when: HeatWhen = tab.params.get(whenName) === 'after' ? 'after' : 'before'
  const asked = { ...filters, rsaMatrixNo }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [rsaRisk.name, 'heat', asked],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Heat }>('/api/rsa/totals/heat', asked, { signal })).data,
  })
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(tab.params)
    next.set(name, value)
    tab.setSearch(next.toString())
  }
  return (
    <div className="risk-total">
      <PageHeader help={text('heatHelp')} />
      <TotalHead filters={filters} onChange={change}>
        {data?.matrix && (
          <Select
            aria-label={text('matrix')}
            value={data.matrix.rsaMatrixNo}
            onChange={(next) => set(matrixName, String(next))}
            options={data.matrices.map(({ rsaMatrixNo: value, matrixNm, verNo, n }) => ({
              value,
              label: text('matrixOf', { name: matrixNm, version: verNo, n }),
            }))}
          />
        )}
        <Segmented
          aria-label={text('when')}
          value={when}
          options={whens.map((value) => ({ value, label: text(value) }))}
          onChange={(next) => set(whenName, next)}
        />
      </TotalHead>
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(heat) => <Picture heat={heat} when={when} filters={filters} />}
      </Gate>
    </div>
  )
}
function Picture({ heat, when, filters }: { heat: Heat; when: HeatWhen; filters: TotalFilters }) {
  const text = useTexts(totalTexts)
  const tab = useTab()
  const { matrix, cells, unknown } = heat
  if (!matrix)
    return (
      <PageEmpty>
        {text('none')} {text('noneNext')}
      </PageEmpty>
    )
  const levels = (freq: number, sev: number) =>
    when === 'before' ? { freq, sev } : { afterFreq: freq, afterSev: sev }
  return (
    <>
      <div className="risk-heat">
        <MatrixView
          matrix={matrix}
          inCell={(freq, sev) => {
            const n = heatCount(cells, when, { freq, sev })
            return n > 0 ? text('cases', { n }) : undefined
          }}
          onChoose={(freq, sev) =>
            tab.open(risksOf(filters, { rsaMatrixNo: matrix.rsaMatrixNo, ...levels(freq, sev) }))
          }
        />
      </div>
      {unknown > 0 && <p className="risk-total-note">{text('unknown', { n: unknown })}</p>}
    </>
  )
}
