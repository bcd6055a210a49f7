import { later } from '../../../core/web/components/later.tsx'
import { plantCodeGroup, useCodes } from '../../../core/web/data/lookups.ts'
import { useOwnScope } from '../../../core/web/data/own-scope.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

const PlantChoice = later(() => import('./PlantChoice.tsx').then((module) => module.PlantChoice))

/**
 * The choice of plant for the figures of the first page: all plants added up, or one. A user of one plant has
 * no choice.
 */
export function PlantSwitch() {
  const { anyPlant } = useOwnScope()
  const { data: plants } = useCodes(anyPlant ? plantCodeGroup : undefined)
  const offered = (plants ?? []).filter(({ code }) => code !== wholeCompany)
  if (!anyPlant || offered.length < 2) return null
  return <PlantChoice plants={offered} />
}
