import type { Query } from '../../../../core/shared/resource.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useOwnScope } from '../../../../core/web/popup/own-scope.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { addDays } from '../../../../core/shared/dates.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { matChkRqst } from '../mat-chk-rqst.resource.ts'
import { materialAddress } from './addresses.web.ts'
import { RequestFields } from './RequestFields.tsx'

const leadDays = 14
interface Props {
  help: string
  defaults?: Partial<Query<typeof matChkRqst>>
  /** New requests are made here. */
  creates?: boolean
}
function MaterialList({ help, defaults, creates = false }: Props) {
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(matChkRqst, defaults)
  return (
    <RegisterPage
      resource={matChkRqst}
      help={help}
      {...(defaults && { defaults })}
      readOnly={!creates}
      removable={false}
      first={{
        rqstTypeCd: 'WORK',
        firstInYmd: addDays(today, leadDays),
        ...(own.deptCd && { rqstDeptCd: own.deptCd, rqstDeptNm: own.deptNm }),
        ...(own.plantCd && { plantCd: own.plantCd, plantNm: own.plantNm }),
      }}
      form={(form) => <RequestFields form={form} />}
      widths={{ usageTxt: 220 }}
      onOpen={({ matChkRqstNo }) => tab.open(materialAddress(matChkRqstNo))}
      onSaved={(key) => tab.open(materialAddress(key))}
    >
      <StateTiles resource={matChkRqst} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** 검토요청 목록 (chm/matChkRqst/matChkRqstList) */
export const MaterialRequestPage = () => (
  <MaterialList creates help="업체 자재가 들어오기 전에 법규·위험물·보건·환경을 검토합니다. 행을 두 번 누르면 요청이 열립니다." />
)
/** 분야별 검토 (chm/matChkRqst/matChkReview) */
export const MaterialReviewPage = () => (
  <MaterialList
    defaults={{ state: ['reviewing'] }}
    help="검토중인 요청입니다. 요청을 열어 담당 분야의 의견과 조건을 등록하세요. 모든 분야가 끝나면 판정대기가 됩니다."
  />
)
/** 판정 (chm/matChkRqst/matChkVerdict) */
export const MaterialVerdictPage = () => (
  <MaterialList
    defaults={{ state: ['deciding', 'pending', 'approved', 'conditional'] }}
    help="검토가 끝난 요청의 판정을 상신하고, 승인된 자재를 제품으로 등록합니다."
  />
)
/** 자재정보(반입확인) of a supplier (vendor/subconMatChkRqst/matChkRqst) */
export const VendorMaterialPage = () => (
  <MaterialList
    creates
    help="반입할 자재의 사전검토를 요청합니다. 먼저 ‘화학자재 관리’에 제품과 구성성분, 국문 MSDS를 등록하고, 요청을 작성하여 제출하세요."
  />
)
