import { useCodes } from '../../../../core/web/data/lookups.ts'
import type { Ripple } from '../ripple-answers.rule.ts'
import { rippleTexts } from './ripple.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** What a change of a product touches: people and places, stock, permits, checks. */
export function RippleView({ ripple }: { ripple: Ripple }) {
  const text = useTexts(rippleTexts)
  const { data: lists } = useCodes('CHM_REG_CD')
  const listNm = (code: string) => lists?.find((each) => each.code === code)?.codeNm ?? code
  return (
    <div className="chemical-columns">
      <section aria-label={text('peopleLabel')}>
        <h3>{text('people', { places: ripple.uses.length, people: ripple.workerCnt })}</h3>
        <ul className="chemical-rows">
          {ripple.uses.map((use) => (
            <li key={`${use.plantCd} ${use.deptCd} ${use.processNo}`}>
              {use.plantNm} {use.deptNm} {use.processNm} · {use.workTxt} ·{' '}
              {text('workers', { count: use.workerCnt ?? 0 })}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={text('stockLabel')}>
        <h3>{text('stock', { count: ripple.stores.length })}</h3>
        <ul className="chemical-rows">
          {ripple.stores.map(({ storeNo, storeNm, qty }) => (
            <li key={storeNo}>
              {storeNm} · {qty}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={text('permitsLabel')}>
        <h3>{text('permits', { count: ripple.permits.length })}</h3>
        <ul className="chemical-rows">
          {ripple.permits.map(({ permitNo, permitCd, permitNm }) => (
            <li key={permitNo}>
              {permitCd} {permitNm}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={text('checks')}>
        <h3>{text('checks')}</h3>
        <ul className="chemical-rows">
          {ripple.checks.map((code) => (
            <li key={code}>{listNm(code)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
