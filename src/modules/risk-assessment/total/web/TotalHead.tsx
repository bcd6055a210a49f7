import type { ReactNode } from 'react'
import { Segmented, Select } from 'antd'
import { plantCodeGroup, useCodes } from '../../../../core/web/data/lookups.ts'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { totalTexts } from '../total.texts.ts'
import type { TotalFilters } from './total-filters.ts'
import './total.css'

const yearsShown = 5

/** What the figures below are of. */
export function TotalHead({
  filters,
  onChange,
  placeOnly = false,
  children,
}: {
  filters: TotalFilters
  onChange: (change: Partial<TotalFilters>) => void
  /** Year and plant alone. */
  placeOnly?: boolean
  children?: ReactNode
}) {
  const text = useTexts(totalTexts)
  const own = useOwnScope()
  const thisYear = Number(useToday().slice(0, 4))
  const plants = useCodes(plantCodeGroup).data ?? []
  const methods = useCodes('RSA_TYPE').data ?? []
  const { riskYear, plantCd, rsaTypeCd, fixedYn } = filters
  return (
    <div className="risk-total-head">
      <Select
        aria-label={text('year')}
        value={riskYear}
        onChange={(next) => onChange({ riskYear: next })}
        options={Array.from({ length: yearsShown }, (_, index) => ({
          value: String(thisYear - index),
          label: text('yearOf', { year: thisYear - index }),
        }))}
      />
      <Select
        aria-label={text('plant')}
        value={plantCd ?? ''}
        disabled={!own.anyPlant}
        onChange={(next) => onChange({ plantCd: next })}
        options={[
          { value: '', label: text('allPlants') },
          ...plants.map(({ code, codeNm }) => ({ value: code, label: codeNm })),
        ]}
      />
      {!placeOnly && (
        <>
          <Select
            aria-label={text('method')}
            value={rsaTypeCd ?? ''}
            onChange={(next) => onChange({ rsaTypeCd: next })}
            options={[
              { value: '', label: text('allMethods') },
              ...methods.map(({ code, codeNm }) => ({ value: code, label: codeNm })),
            ]}
          />
          <Segmented
            aria-label={text('counted')}
            value={fixedYn}
            options={[
              { value: 'Y', label: text('fixed') },
              { value: 'N', label: text('beingAssessed') },
            ]}
            onChange={(next) => onChange({ fixedYn: next === 'N' ? 'N' : 'Y' })}
          />
        </>
      )}
      {children}
    </div>
  )
}
