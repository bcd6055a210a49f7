import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useOwnScope } from '../../../../core/web/popup/own-scope.ts'
import { session } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { constructionIssues } from '../construction.rule.ts'
import { safConst } from '../saf-const.resource.ts'
import { constructionAddress } from './addresses.web.ts'
import { ConstructionFields } from './ConstructionFields.tsx'

/** 공사 등록 (constSafe/constSafeStatus/constList) */
export function ConstructionListPage() {
  const tab = useTab()
  const own = useOwnScope()
  const supervisor = { constMgrUserId: own.userId, constMgrUserNm: session.get().user?.userNm ?? null }
  const [query, setQuery] = useTabQuery(safConst)
  return (
    <RegisterPage
      resource={safConst}
      help="계약에 따른 현장 공사입니다. 안전보건관리계획서와 관리비 계획이 승인되고 법적 서류가 갖춰지면 착공할 수 있습니다."
      first={{
        constTypeCd: 'repair',
        costKindCd: 'none',
        ...(own.deptCd && { orderDeptCd: own.deptCd, orderDeptNm: own.deptNm }),
        ...supervisor,
      }}
      form={(form) => <ConstructionFields form={form} />}
      rules={constructionIssues}
      widths={{ constNm: 230 }}
      onOpen={({ constNo }) => tab.open(constructionAddress(constNo))}
      onSaved={(key) => tab.open(constructionAddress(key))}
      empty="조건에 맞는 공사가 없습니다. 계약을 먼저 등록한 뒤 공사를 등록하세요."
    >
      <StateTiles resource={safConst} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
