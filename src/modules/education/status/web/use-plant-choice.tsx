import { useState, type ReactNode } from 'react'
import { Select } from 'antd'
import { plantCodeGroup, useCodes } from '../../../../core/web/data/lookups.ts'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { legalTexts } from '../legal/legal.texts.ts'
import { wholeCompany } from '../../../../core/shared/whole-company.ts'

/** The plant of the page: the own one where the caller may choose no other. */
export function usePlantChoice(): { plantCd: string | undefined; select: ReactNode } {
  const text = useTexts(legalTexts)
  const own = useOwnScope()
  const { data: plants } = useCodes(plantCodeGroup)
  // Head office is no plant: its people see all plants first.
  const [chosen, setChosen] = useState<string | undefined>(
    own.plantCd === wholeCompany ? undefined : (own.plantCd ?? undefined),
  )
  const plantCd = own.anyPlant ? chosen : (own.plantCd ?? undefined)
  return {
    plantCd,
    select: (
      <Select<string>
        aria-label={text('plant')}
        value={plantCd ?? ''}
        disabled={!own.anyPlant}
        options={[
          ...(own.anyPlant ? [{ value: '', label: text('total') }] : []),
          ...(plants ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm })),
        ]}
        onChange={(value) => setChosen(value || undefined)}
      />
    ),
  }
}
