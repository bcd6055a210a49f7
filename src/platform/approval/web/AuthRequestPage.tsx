import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { authRequest } from '../auth-request.resource.ts'
import { registerTexts } from './register.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformRecords } from '../../record-pages.rule.ts'

/** 권한 신청 (my/auth/authRequest) */
export function AuthRequestPage() {
  const text = useTexts(registerTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(authRequest)
  return (
    <div className="register-page">
      <PageHeader help={text('requestHelp')} />
      <SearchPanel resource={authRequest} query={query} onSearch={setQuery} />
      <StateTiles resource={authRequest} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={authRequest}
        query={query}
        onQuery={setQuery}
        onOpen={({ authRequestNo }) => tab.open(addressOf(platformRecords.authRequest, authRequestNo))}
        onCreate={() => tab.open(platformRecords.authRequest.page)}
        removable
      />
    </div>
  )
}
