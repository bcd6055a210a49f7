import { toSearch } from '../../../../core/web/data/query-text.ts'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { totalMenu } from '../rsa-risk.resource.ts'

/** What the figures of a page are of; a reload and a link to a colleague keep it. */
export interface TotalFilters {
  riskYear: string
  plantCd: string | undefined
  rsaTypeCd: string | undefined
  fixedYn: 'Y' | 'N'
}
// Names of their own: those of the list of risks stand in the same address.
const names = { riskYear: 'year', plantCd: 'plant', rsaTypeCd: 'method', fixedYn: 'fixed' } as const

export function useTotalFilters(): [TotalFilters, (change: Partial<TotalFilters>) => void] {
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const { params } = tab
  const filters: TotalFilters = {
    riskYear: params.get(names.riskYear) ?? today.slice(0, 4),
    plantCd: own.anyPlant ? (params.get(names.plantCd) ?? undefined) : (own.plantCd ?? undefined),
    rsaTypeCd: params.get(names.rsaTypeCd) ?? undefined,
    fixedYn: params.get(names.fixedYn) === 'N' ? 'N' : 'Y',
  }
  const change = (part: Partial<TotalFilters>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(part))
      if (value) next.set(names[name as keyof typeof names], value)
      else next.delete(names[name as keyof typeof names])
    tab.setSearch(next.toString())
  }
  return [filters, change]
}
/** The list with exactly the risks of a figure. */
export const risksOf = (filters: Partial<TotalFilters>, more: object = {}): string => {
  const { rsaTypeCd, ...rest } = filters
  return `/${totalMenu}?view=rows&${toSearch({ ...rest, rsaTypeCd: rsaTypeCd && [rsaTypeCd], ...more })}`
}
