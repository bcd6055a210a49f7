import { Button } from 'antd'
import { useList } from '../../../../core/web/data/hooks.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { chmStock, type ChmStockRow } from '../../stock/chm-stock.resource.ts'
import { inFefoOrder, issueRefusal, usableUntil } from '../../stock/stock.rule.ts'
import { showQuantity } from '../../store/quantity.rule.ts'
import { said } from '../../../../core/web/text/text.ts'
import { inOutTexts } from './in-out.texts.ts'
import { ReadFailed } from '../../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

interface Props {
  prodNo: number
  storeNo: number
  lotNo: string | null
  /** For use: expired and held lots cannot be chosen. */
  use: boolean
  onPick: (lot: ChmStockRow) => void
}
/** Lots of a product in a store, what must be used first at the top. */
export function LotChoice({ prodNo, storeNo, lotNo, use, onPick }: Props) {
  const today = useToday()
  const text = useTexts(inOutTexts)
  const { rows, loading, error, reload } = useList(chmStock, {
    prodNo: String(prodNo),
    storeNo: String(storeNo),
    limit: 100,
  })
  const lots = inFefoOrder(rows.filter(({ stockQty }) => stockQty > 0))
  if (loading) return null
  if (error) return <ReadFailed error={error} onRetry={reload} />
  if (lots.length === 0) return <p>{text('lots.none')}</p>
  return (
    <ul className="lot-list" aria-label={text('lots.name')}>
      {lots.map((lot, index) => {
        const refusal = issueRefusal(lot, today, 0)
        const refused = use && refusal !== undefined
        return (
          <li key={lot.stockNo} className={refused ? 'is-refused' : index === 0 ? 'is-first' : undefined}>
            <Button
              size="small"
              type={lot.lotNo === lotNo ? 'primary' : 'default'}
              disabled={refused}
              onClick={() => onPick(lot)}
            >
              {lot.lotNo}
            </Button>
            <span>
              {showQuantity(lot.stockQty)} {lot.unitCd}
            </span>
            <span>{text('useBy', { day: usableUntil(lot) ?? text('none') })}</span>
            {refusal && <span>{said(refusal.message)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
