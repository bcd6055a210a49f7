import { FigureTile, Tiles } from '../../../../core/web/list/Tile.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { said } from '../../../../core/web/text/text.ts'
import { explainKpi, type EducationKpi } from '../kpi/education-kpis.rule.ts'
import './status.css'

/** The figures that management follows, each with its '왜?'. */
export function KpiFigures({ label, kpis }: { label: string; kpis: readonly EducationKpi[] }) {
  return (
    <Tiles wrap label={label}>
      {kpis.map((kpi) => {
        const why = explainKpi(kpi)
        return (
          <div key={kpi.kpi} className="edu-kpi">
            <FigureTile label={said(why.title)} count={kpi.value === null ? '–' : `${kpi.value}%`} />
            <Explain {...why} />
          </div>
        )
      })}
    </Tiles>
  )
}
