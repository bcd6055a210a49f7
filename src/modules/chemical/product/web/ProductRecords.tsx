import { Button } from 'antd'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { matChkRqst } from '../../material-check/mat-chk-rqst.resource.ts'
import { chmStock } from '../../stock/chm-stock.resource.ts'
import { showQuantity } from '../../store/quantity.rule.ts'
import { productTexts } from './product.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { storageRecords } from '../../record-pages.rule.ts'

/** Where lots of the product stand now. (chm.md 6: 저장·재고) */
export function ProductLots({ prodNo }: { prodNo: number }) {
  const text = useTexts(productTexts)
  const tab = useTab()
  const { rows, loading } = useList(chmStock, { prodNo: String(prodNo), limit: 300 })
  const lots = rows.filter(({ stockQty }) => stockQty > 0)
  return (
    <Block title={text('lots', { count: lots.length })}>
      {lots.length === 0 ? (
        !loading && <p className="span-all">{text('noLots')}</p>
      ) : (
        <ul className="chemical-rows span-all">
          {lots.map((lot) => (
            <li key={lot.stockNo}>
              <Button
                type="link"
                size="small"
                onClick={() => tab.open(addressOf(storageRecords.chmStore, lot.storeNo))}
              >
                {lot.storeNm}
              </Button>
              <span>{text('lot', { no: lot.lotNo })}</span>
              <strong>
                {showQuantity(lot.stockQty)} {lot.unitCd}
              </strong>
              {lot.usableYmd && <span>{text('useBy', { day: lot.usableYmd })}</span>}
              {lot.holdCd !== '00' && <span>{lot.holdNm}</span>}
            </li>
          ))}
        </ul>
      )}
    </Block>
  )
}

/** The material checks under the number of the product, the newest first. (chm.md 6: 검토이력) */
export function ProductChecks({ prodCd }: { prodCd: string }) {
  const text = useTexts(productTexts)
  const tab = useTab()
  const { rows } = useList(matChkRqst, { prodCd, limit: 50 })
  return rows.length === 0 ? null : (
    <Block title={text('checks', { count: rows.length })}>
      <ul className="chemical-rows span-all">
        {rows.map((row) => (
          <li key={row.matChkRqstNo}>
            <StateTag resource={matChkRqst} state={row.state} />
            <Button
              type="link"
              size="small"
              onClick={() => tab.open(addressOf(storageRecords.matChkRqst, row.matChkRqstNo))}
            >
              {row.rqstCd}
            </Button>
            <span>
              {row.rqstTypeNm} · {row.vendorNm}{' '}
              {row.validYmd ? text('validUntil', { day: row.validYmd }) : ''}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  )
}
