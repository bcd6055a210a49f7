import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { productAddress } from '../../msds/web/addresses.web.ts'
import { chmProduct } from '../chm-product.resource.ts'
import { useProductText } from './product-texts.web.ts'
import { ProductFields } from './ProductFields.tsx'

const usual = { mixYn: 'N', importYn: 'N' } as const

/** 제품 (baseInfo/products/productList) */
export function ProductListPage() {
  const tab = useTab()
  const text = useProductText()
  return (
    <RegisterPage
      resource={chmProduct}
      help={text('help')}
      first={usual}
      form={(form) => <ProductFields form={form} />}
      widths={{ prodNm: 200 }}
      onOpen={({ prodNo }) => tab.open(productAddress(prodNo))}
      onSaved={(prodNo) => tab.open(productAddress(Number(prodNo)))}
    />
  )
}
