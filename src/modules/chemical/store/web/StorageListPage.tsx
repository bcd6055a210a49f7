import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useState } from 'react'
import { Button } from 'antd'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import type { Query } from '../../../../core/shared/resource.ts'
import { chmStore } from '../chm-store.resource.ts'
import { chmDesigQty } from '../incompatibility.resource.ts'
import { ContainerScan } from '../../stock/web/ContainerScan.tsx'
import { storeIssues } from '../store.rule.ts'
import { MixTable } from './MixTable.tsx'
import { StoreFields } from './StoreFields.tsx'
import { useStoreStatuses } from './store-queries.ts'
import { StoreGauge } from './StoreGauge.tsx'
import { storageTexts } from './storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** 저장시설 목록 (chm/storage/storageList): every store with its gauge. */
export function StorageListPage() {
  const text = useTexts(storageTexts)
  const { statuses } = useStoreStatuses()
  const byNo = new Map(statuses.map((status) => [status.storeNo, status]))
  const [table, setTable] = useState<'mix' | 'quantity'>()
  return (
    <>
      <RegisterPage
        resource={chmStore}
        files={['permit', 'image']}
        help={text('list.help')}
        first={{ indoorYn: 'Y', inspCycleCd: 'W' }}
        form={(form) => <StoreFields form={form} />}
        rules={storeIssues}
        widths={{ storeNm: 170, permitMultiple: 270 }}
        cells={{
          permitMultiple: ({ storeNo }) => {
            const status = byNo.get(storeNo)
            return status ? <StoreGauge status={status} compact /> : null
          },
        }}
        toolbar={
          <>
            <Button onClick={() => setTable('mix')}>{text('table.mix')}</Button>
            <Button onClick={() => setTable('quantity')}>{text('table.quantity')}</Button>
          </>
        }
      >
        <div className="container-bar">
          <ContainerScan />
        </div>
      </RegisterPage>
      {table && <TablePopup table={table} onClose={() => setTable(undefined)} />}
    </>
  )
}

function TablePopup({ table, onClose }: { table: 'mix' | 'quantity'; onClose: () => void }) {
  const text = useTexts(storageTexts)
  const [quantityQuery, setQuantityQuery] = useState<Query<typeof chmDesigQty>>({ limit: 20 })
  return (
    <BasePopup open title={text(`table.${table}`)} onClose={onClose} widthPx={1100}>
      {table === 'mix' ? (
        <MixTable />
      ) : (
        <ResourceGrid resource={chmDesigQty} query={quantityQuery} onQuery={setQuantityQuery} />
      )}
    </BasePopup>
  )
}
