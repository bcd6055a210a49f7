import { useState } from 'react'
import { Button } from 'antd'
import type { Row } from '../../../core/shared/resource.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { userAuthGrp } from '../auth-group.resource.ts'
import { UserMenusPopup } from './UserMenusPanel.tsx'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * 사용자 권한 (manage/user/userAuth): groups of people with their periods, and what each person can do with them.
 */
export function UserAuthPage() {
  const text = useTexts(rightsTexts)
  const [userId, setUserId] = useState<string>()
  const actions = (row: Row<typeof userAuthGrp>) => (
    <Button size="small" type="link" onClick={() => setUserId(row.userId)}>
      {text('showMenus')}
    </Button>
  )
  return (
    <>
      <RegisterPage
        resource={userAuthGrp}
        help={text('userHelp')}
        first={{ settingYn: 'Y' }}
        columns={[
          { name: 'userAuthGrpNo', text: text('actions'), kind: 'custom', width: 140, render: actions },
        ]}
      />
      {userId !== undefined && <UserMenusPopup userId={userId} onClose={() => setUserId(undefined)} />}
    </>
  )
}
