import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { productAddress } from '../../msds/web/addresses.web.ts'
import { chmProduct } from '../chm-product.resource.ts'
import { ProductFields } from './ProductFields.tsx'

const usual = { mixYn: 'N', importYn: 'N' } as const
const help = '취급하는 제품(자재) 한 건이 한 행입니다. 행을 두 번 누르면 구성성분, 규제 해당과 그 이유, 취급 장소, MSDS가 열립니다.'

/** 제품 (baseInfo/products/productList) */
export function ProductListPage() {
  const tab = useTab()
  return (
    <RegisterPage
      resource={chmProduct}
      help={help}
      first={usual}
      form={(form) => <ProductFields form={form} />}
      widths={{ prodNm: 200 }}
      onOpen={({ prodNo }) => tab.open(productAddress(prodNo))}
      onSaved={(prodNo) => tab.open(productAddress(Number(prodNo)))}
    />
  )
}
