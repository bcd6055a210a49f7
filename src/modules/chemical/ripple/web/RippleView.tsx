import { useCodes } from '../../../../core/web/popup/lookups.ts'
import type { Ripple } from '../ripple-answers.rule.ts'

/** What a change of a product touches: people and places, stock, permits, checks. */
export function RippleView({ ripple }: { ripple: Ripple }) {
  const { data: lists } = useCodes('CHM_REG_CD')
  const listNm = (code: string) => lists?.find((each) => each.code === code)?.codeNm ?? code
  return (
    <div className="chemical-columns">
      <section aria-label="사람과 장소">
        <h3>
          사람·장소 {ripple.uses.length}곳 · {ripple.workerCnt}명
        </h3>
        <ul className="chemical-rows">
          {ripple.uses.map((use) => (
            <li key={`${use.plantCd} ${use.deptCd} ${use.processNo}`}>
              {use.plantNm} {use.deptNm} {use.processNm} · {use.workTxt} · {use.workerCnt ?? 0}명
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="재고">
        <h3>재고 {ripple.stores.length}곳</h3>
        <ul className="chemical-rows">
          {ripple.stores.map(({ storeNo, storeNm, qty }) => (
            <li key={storeNo}>
              {storeNm} · {qty}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="작업허가">
        <h3>진행 중 작업허가 {ripple.permits.length}건</h3>
        <ul className="chemical-rows">
          {ripple.permits.map(({ permitNo, permitCd, permitNm }) => (
            <li key={permitNo}>
              {permitCd} {permitNm}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="측정·검진·기록">
        <h3>측정·검진·기록</h3>
        <ul className="chemical-rows">
          {ripple.checks.map((code) => (
            <li key={code}>{listNm(code)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
