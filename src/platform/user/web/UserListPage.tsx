import { useState } from 'react'
import { useTab } from '../../../core/web/TabHost.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { Tag } from 'antd'
import { userIssues } from '../account.rule.ts'
import { user, userKinds } from '../user.resource.ts'
import { AccountTag } from './AccountTag.tsx'
import { FirstPasswords } from './FirstPasswords.tsx'
import { UserFields } from './UserFields.tsx'
import { userTexts } from './user.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 사용자 (manage/user/userList) */
export function UserListPage() {
  const text = useTexts(userTexts)
  const { canWrite } = useTab()
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <RegisterPage
      resource={user}
      help={text('help')}
      first={{ userKindCd: userKinds.employee, langCd: 'kr' }}
      form={(form) => <UserFields form={form} />}
      rules={userIssues}
      selected={canWrite ? selected : undefined}
      onSelect={canWrite ? setSelected : undefined}
      toolbar={canWrite && <FirstPasswords userIds={selected} onDone={() => setSelected([])} />}
      cells={{
        acctStatusCd: ({ acctStatusCd, unlockRqstDt }) => (
          <>
            <AccountTag state={acctStatusCd} />
            {unlockRqstDt !== null && <Tag color="blue">{text('unlockAsked')}</Tag>}
          </>
        ),
      }}
    />
  )
}
