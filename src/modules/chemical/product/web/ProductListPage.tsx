import { useState } from 'react'
import { ExperimentOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { yes } from '../../../../core/shared/session.ts'
import { conditionsOf } from '../../../../core/web/list/DownloadButton.tsx'
import { ExcelUploadPopup } from '../../../../core/web/list/ExcelUploadPopup.tsx'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useExcelDownload } from '../../../../core/web/list/use-excel-download.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { chmChemical } from '../../substance/chm-chemical.resource.ts'
import { chmProduct, chmProductPlant } from '../chm-product.resource.ts'
import { compositionSheet } from '../composition-sheet.rule.ts'
import { ProductFields } from './ProductFields.tsx'
import '../../web/chemical.css'
import { productTexts } from './product.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { chemicalRecords } from '../../record-pages.rule.ts'

const views = ['products', 'uses'] as const
const usual = { mixYn: 'N', importYn: 'N' } as const

/** 제품 (baseInfo/products/productList): what is handled, or which process of which department handles it. */
export function ProductListPage() {
  const text = useTexts(productTexts)
  const [view, setView] = useTabView(views)
  return (
    <div className="chemical-page">
      <Segmented
        aria-label={text('view')}
        value={view}
        onChange={setView}
        options={[
          { value: 'products', label: text('view.products') },
          { value: 'uses', label: text('view.uses') },
        ]}
      />
      {view === 'products' ? <Products /> : <Uses />}
    </div>
  )
}

/**
 * 사업장 취급현황 of all products: searched by process it says what is handled there, by product who handles it.
 * (features.md 3, use map)
 */
function Uses() {
  const tab = useTab()
  const text = useTexts(productTexts)
  return (
    <RegisterPage
      resource={chmProductPlant}
      help={text('usesHelp')}
      widths={{ prodNo: 200, workTxt: 200 }}
      removable={false}
      onOpen={({ prodNo }) => tab.open(addressOf(chemicalRecords.chmProduct, prodNo))}
    />
  )
}

/** Read on the product: what a person compares in the list is the class and its designated quantity. */
const behind = ['hazItemNm', 'usageNm', 'mixYn', 'stateNm', 'makerNm'] as const

function Products() {
  const text = useTexts(productTexts)
  return (
    <RegisterPage
      resource={chmProduct}
      files={['document']}
      help={text('help')}
      first={usual}
      form={(form) => <ProductFields form={form} />}
      widths={{ prodNm: 200 }}
      hidden={behind}
      heads={{ desigUnitNm: text('unit') }}
      toolbar={<CompositionExcel />}
    />
  )
}

/**
 * Compositions of the products in the list, one component in each row: taken home and brought back, or only
 * taken by who reads.
 */
function CompositionExcel() {
  const tab = useTab()
  const text = useTexts(productTexts)
  const client = useQueryClient()
  const [query] = useTabQuery(chmProduct)
  const [opened, setOpened] = useState(false)
  const sheet = compositionSheet(useSpoken(chmProduct), useSpoken(chmChemical))
  const { start, busy, popup } = useExcelDownload(sheet)
  const mayTake = yes(tab.menu.excelYn)
  const conditions = conditionsOf(query)
  if (!tab.canWrite && !mayTake) return null
  return (
    <>
      <Button
        icon={<ExperimentOutlined aria-hidden />}
        loading={busy}
        onClick={() => (tab.canWrite ? setOpened(true) : void start(conditions, []))}
      >
        {text('compositionExcel')}
      </Button>
      {popup}
      <ExcelUploadPopup
        resource={sheet}
        open={opened}
        onClose={() => {
          setOpened(false)
          void client.invalidateQueries({ queryKey: queryKeys.all(chmProduct) })
        }}
        conditions={mayTake ? conditions : undefined}
      />
    </>
  )
}
