import { useEffect } from 'react'
import { Button, Tabs } from 'antd'
import type { Detail } from '../../../core/shared/resource.ts'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { Block, RecordForm } from '../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../core/web/form/use-record-form.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Stamps } from '../../../core/web/record/Stamps.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { userIssues } from '../account.rule.ts'
import { user } from '../user.resource.ts'
import { AccountActs } from './AccountActs.tsx'
import { AccountTag } from './AccountTag.tsx'
import { userTabs } from './user-tabs.tsx'
import { UserFields } from './UserFields.tsx'
import '../../organisation.css'
import { userTexts } from './user.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { OpenRecord } from '../../../core/web/record/OpenRecord.tsx'

/** One user: account, groups, duties, sessions, history (admin 6). */
export function UserDetailPage() {
  return <OpenRecord resource={user}>{(detail) => <UserDetail detail={detail} />}</OpenRecord>
}

function UserDetail({ detail }: { detail: Detail<typeof user> }) {
  const tab = useTab()
  const text = useTexts(userTexts)
  const spoken = useSpoken(user)
  const row = detail.data
  const form = useRecordForm(user, detail, { rules: userIssues, editable: tab.canWrite ? undefined : false })
  const { dirty } = form
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(row.userNm), [tab, row.userNm])
  const basic = (
    <>
      <RecordForm form={form}>
        <UserFields form={form} />
      </RecordForm>
      <Block title={spoken.files?.avatar?.label}>
        <div className="span-all">
          <Attachments resource={user} name="avatar" taskKey={row.userId} editable={form.editable} />
        </div>
      </Block>
      <Stamps row={row} />
    </>
  )
  return (
    <div className="organisation-record">
      <PageHeader
        title={row.userNm}
        tags={
          <>
            <AccountTag state={row.acctStatusCd} />
            <span>{row.userId}</span>
          </>
        }
      />
      <Tabs
        items={[
          {
            key: 'basic',
            label: text('basic'),
            children: <div className="organisation-record">{basic}</div>,
          },
          ...userTabs.map(({ key, label, content: Content }) => ({
            key,
            label: label(),
            children: <Content account={row} />,
          })),
        ]}
      />
      <AccountActs account={row} before={() => !dirty}>
        <Button onClick={() => tab.open(tab.menu.routePath)}>{text('list')}</Button>
        {form.editable && (
          <Button
            type={dirty ? 'primary' : 'default'}
            loading={form.saving}
            onClick={() => void form.submit()}
          >
            {text('save')}
          </Button>
        )}
      </AccountActs>
    </div>
  )
}
