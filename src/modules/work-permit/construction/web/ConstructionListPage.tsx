import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { ownDept, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { session } from '../../../../core/web/session-store.ts'
import { constructionIssues } from '../construction.rule.ts'
import { safConst } from '../saf-const.resource.ts'
import { ConstructionFields } from './ConstructionFields.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'

/**
 * Duties with their article fill a third of the window, and the kind and the department leave no room for the name:
 * the record says them.
 */
const behind = ['hazPlanYn', 'ledgerYn', 'coordYn', 'constTypeNm', 'orderDeptNm'] as const

/** 공사 등록 (constSafe/constSafeStatus/constList) */
export function ConstructionListPage() {
  const say = useTexts(constructionTexts)
  const own = useOwnScope()
  const supervisor = { constMgrUserId: own.userId, constMgrUserNm: session.get().user?.userNm ?? null }
  const [query, setQuery] = useTabQuery(safConst)
  return (
    <RegisterPage
      resource={safConst}
      files={['document']}
      help={say('listHelp')}
      first={{
        constTypeCd: 'repair',
        costKindCd: 'none',
        ...ownDept(own, 'orderDeptCd'),
        ...supervisor,
      }}
      form={(form) => <ConstructionFields form={form} />}
      rules={constructionIssues}
      widths={{ constNm: 230 }}
      hidden={behind}
      empty={say('listEmpty')}
    >
      <StateTiles resource={safConst} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
