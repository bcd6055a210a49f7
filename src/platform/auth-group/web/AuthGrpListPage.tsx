import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { CopyOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { rightsTopic } from '../../../core/shared/session.ts'
import type { Row } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { queryKeys } from '../../../core/web/data/query-keys.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { flatMenus, useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { authGrp } from '../auth-group.resource.ts'
import './auth-group.css'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type Group = Row<typeof authGrp>
const nameMax = 200

/** 권한그룹 (manage/authGrp/authGrpList): the groups; each can be copied, and leads to its menus. */
export function AuthGrpListPage() {
  const text = useTexts(rightsTexts)
  const tab = useTab()
  const { menus } = useSession()
  const [copied, setCopied] = useState<Group>()
  const rightsPage = flatMenus(menus).find(({ frontEndUrl }) => frontEndUrl === 'manage/authGrp/authGrpMenu')
  const actions = (group: Group) => (
    <span className="rights-row-actions">
      {rightsPage && (
        <Button
          size="small"
          type="link"
          onClick={() => tab.open(`${rightsPage.routePath}?authGrpNo=${group.authGrpNo}`)}
        >
          {text('toRights')}
        </Button>
      )}
      {tab.canWrite && (
        <Button size="small" type="link" icon={<CopyOutlined aria-hidden />} onClick={() => setCopied(group)}>
          {text('copy')}
        </Button>
      )}
    </span>
  )
  return (
    <>
      <RegisterPage
        resource={authGrp}
        help={text('listHelp')}
        first={{ portalCd: 'MAIN' }}
        columns={[{ name: 'authGrpNo', text: text('actions'), kind: 'custom', width: 220, render: actions }]}
      />
      {copied && <CopyPopup group={copied} onClose={() => setCopied(undefined)} />}
    </>
  )
}

function CopyPopup({ group, onClose }: { group: Group; onClose: () => void }) {
  const text = useTexts(rightsTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [authGrpNm, setName] = useState(text('copyOf', { name: group.authGrpNm }))
  const copy = async () => {
    await api.post(`${authGrp.path}/${group.authGrpNo}/copy`, { authGrpNm: authGrpNm.trim() })
    await client.invalidateQueries({ queryKey: queryKeys.all(authGrp) })
    await client.invalidateQueries({ queryKey: [rightsTopic] })
    notice.toast(text('copied', { name: authGrpNm.trim() }))
  }
  return (
    <BasePopup
      open
      title={text('copy')}
      confirmText={text('copy')}
      confirmDisabled={authGrpNm.trim() === ''}
      onConfirm={copy}
      onClose={onClose}
    >
      <p>{text('copyHint', { name: group.authGrpNm })}</p>
      <Form layout="vertical">
        <Form.Item label={text('copyName')} required htmlFor="copyName">
          <Input
            id="copyName"
            maxLength={nameMax}
            value={authGrpNm}
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
      </Form>
    </BasePopup>
  )
}
