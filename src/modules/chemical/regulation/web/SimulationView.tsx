import { Tag } from 'antd'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { showMultiple } from '../../store/quantity.rule.ts'
import type { SimulatedDuty, Simulation } from '../new-duties.rule.ts'
import { regulationTexts } from './regulation.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** 법규 영향 시뮬레이터: what an edition would bring before it is applied. (chm.md 10.1) */
export function SimulationView({ of }: { of: Simulation }) {
  const text = useTexts(regulationTexts)
  const { products, stores, processes, people, examined, measured, ratios, duties, tasks, amount } = of
  const won = (value: number) => text('sim.won', { won: value.toLocaleString('ko-KR') })
  const count = ({ basis, count: found }: SimulatedDuty) =>
    text(basis === 'subject' ? 'sim.plant' : `sim.${basis}`, { count: found })
  return (
    <section className="store-status" aria-label={text('sim.title')}>
      <h3>{text('sim.title')}</h3>
      <p>{text('sim.touches', { products, stores, processes, people, examined, measured })}</p>
      {ratios.length > 0 && (
        <ul className="chemical-rows">
          {ratios.map(({ plantCd, plantNm, before, after }) => (
            <li key={plantCd}>
              {plantNm} {text('sim.ratio')} {showMultiple(before)} → <strong>{showMultiple(after)}</strong>{' '}
              {after >= 1 && <Tag color="red">{text('sim.subject')}</Tag>}
            </li>
          ))}
        </ul>
      )}
      {duties.length === 0 ? (
        <p>{text('sim.noDuty')}</p>
      ) : (
        <>
          <h4>
            {text('sim.cost', { amount: won(amount) })} <Explain {...of.explanation} />
          </h4>
          <ScrollRegion label={text('sim.duty')} className="chemical-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{text('sim.duty')}</th>
                  <th scope="col">{text('sim.count')}</th>
                  <th scope="col">{text('sim.price')}</th>
                  <th scope="col">{text('sim.amount')}</th>
                </tr>
              </thead>
              <tbody>
                {duties.map((each) => (
                  <tr key={each.regCd}>
                    <th scope="row">{String(each.task)}</th>
                    <td>{count(each)}</td>
                    <td>{won(each.price)}</td>
                    <td>{won(each.amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      )}
      {tasks.length > 0 && (
        <details>
          <summary>{text('sim.tasks', { count: tasks.length })}</summary>
          <ul className="chemical-rows">
            {tasks.map((each) => (
              <li key={`${each.prodNm} ${each.plantNm} ${each.deptNm} ${each.placeNm}`}>
                {each.plantNm} {each.deptNm} {each.placeNm} · {each.prodNm}: {each.tasks.join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
