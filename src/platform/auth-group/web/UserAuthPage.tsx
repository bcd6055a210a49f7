import { useState } from 'react'
import { Button, Tag } from 'antd'
import type { Row } from '../../../core/shared/resource.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { yes } from '../../../core/shared/session.ts'
import { useToday } from '../../../core/web/use-today.ts'
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
        cells={{ settingYn: (row) => <GrantState row={row} /> }}
        columns={[
          { name: 'userAuthGrpNo', text: text('actions'), kind: 'custom', width: 140, render: actions },
        ]}
      />
      {userId !== undefined && <UserMenusPopup userId={userId} onClose={() => setUserId(undefined)} />}
    </>
  )
}

/** Whether the group counts today: outside of its period it is no right. */
function GrantState({ row }: { row: Row<typeof userAuthGrp> }) {
  const text = useTexts(rightsTexts)
  const today = useToday()
  if (!yes(row.settingYn)) return <Tag className="state-tag is-dropped">{text('grantOff')}</Tag>
  if (row.toYmd && row.toYmd < today) return <Tag className="state-tag">{text('grantOver')}</Tag>
  if (row.fromYmd && row.fromYmd > today)
    return <Tag className="state-tag is-active">{text('grantPlanned')}</Tag>
  return <Tag className="state-tag is-done">{text('grantInForce')}</Tag>
}
