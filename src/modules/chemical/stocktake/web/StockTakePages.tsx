import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { stockTakeAddress } from '../../inout/web/addresses.web.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { chmStockTake } from '../chm-stock-take.resource.ts'
import '../../web/chemical.css'

/** 재고실사 (chm/inout/stockTake) */
export function StockTakePage() {
  const tab = useTab()
  const today = useToday()
  return (
    <RegisterPage
      resource={chmStockTake}
      removable={false}
      empty="등록된 실사가 없습니다. '등록'으로 장소를 정하면 그 장소의 로트가 실사 내역이 됩니다."
      help="장소를 정하여 등록하면 그 장소의 로트가 장부 수량과 함께 실사 내역이 됩니다. 실물을 입력하고 확정하면 차이가 수불전표로 반영됩니다."
      first={{ baseYmd: today }}
      form={({ Field }) => (
        <Block>
          <Field name="storeNo" />
          <Field name="baseYmd" />
          <Field name="remark" />
        </Block>
      )}
      onOpen={({ takeNo }) => tab.open(stockTakeAddress(takeNo))}
      onSaved={(key) => tab.open(stockTakeAddress(key))}
    />
  )
}

/** One count: real quantities and causes, then the confirmation. */
export function StockTakeDetailPage() {
  return (
    <RecordPage
      resource={chmStockTake}
      list="/chm/inout/stockTake"
      nameOf={(row) => row.takeCd ?? '재고실사'}
      help="모든 로트의 실물 수량을 입력하고, 차이가 있으면 원인을 고른 뒤 확정하세요. 장부에 없는 로트는 행을 추가합니다."
      form={({ Field, Lines }) => (
        <>
          <Block title="실사">
            <Field name="storeNo" readOnly />
            <Field name="baseYmd" />
            <Field name="remark" />
          </Block>
          <Block title="내역">
            <Lines
              name="lines"
              blank={{ bookQty: 0, unitCd: 'L' }}
              columns={{
                bookQty: { editable: false, width: 100 },
                diffQty: { editable: false, width: 100 },
                prodNo: { width: 200 },
                lotNo: { width: 130 },
              }}
            />
          </Block>
        </>
      )}
    />
  )
}
