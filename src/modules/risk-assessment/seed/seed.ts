import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { seedHazop } from './demo-hazop.ts'
import { hangOldWorkbook } from './demo-old-workbook.ts'
import { seedCharm } from './demo-charm.ts'
import { seedDaily } from './demo-daily.ts'
import { seedGrades, seedMeasures } from './demo-measures.ts'
import { seedMethods } from './demo-methods.ts'
import { seedDemoPlans } from './demo-plans.ts'
import { seedRiskRows } from './demo-rows.ts'
import { seedTotals } from './demo-totals.ts'
import { seedRiskBase } from './risk-base.ts'

export const parts: readonly SeedPart[] = [
  { name: 'risk-assessment', after: ['improvement', 'work-permit'], seed: seedRiskBase },
  { name: 'risk-assessment/charm', after: ['risk-assessment', 'chemical'], seed: seedCharm },
  { name: 'risk-assessment/rows', after: ['risk-assessment', 'work-permit'], seed: seedRiskRows },
  {
    name: 'risk-assessment/plan',
    after: ['risk-assessment/rows', 'work-permit'],
    seed: seedDemoPlans,
  },
  { name: 'risk-assessment/methods', after: ['risk-assessment/plan'], seed: seedMethods },
  {
    name: 'risk-assessment/daily',
    after: ['risk-assessment/plan', 'work-permit'],
    seed: seedDaily,
  },
  { name: 'risk-assessment/measures', after: ['risk-assessment/plan', 'improvement'], seed: seedMeasures },
  { name: 'risk-assessment/totals', after: ['risk-assessment/measures'], seed: seedTotals },
  {
    name: 'risk-assessment/hazop',
    after: ['risk-assessment/plan', 'work-permit'],
    seed: seedHazop,
    hang: hangOldWorkbook,
  },
  {
    name: 'risk-assessment/grades',
    after: ['risk-assessment/totals', 'risk-assessment/hazop'],
    seed: seedGrades,
  },
]
