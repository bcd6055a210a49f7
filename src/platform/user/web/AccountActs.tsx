import { useState, type ReactNode } from 'react'
import { Button, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { Allowed } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { RefusedButton } from '../../../core/web/record/TransitionBar.tsx'
import { accountMoves, type AccountAct } from '../account.rule.ts'
import { AccountActPopup, type ActedAccount } from './AccountActPopup.tsx'
import { userTexts } from './user.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

export interface AccountActsProps {
  /** Where the acts are called; absent: among the users. */
  address?: string
  account: { userId: string; userNm: string; updateDt: string; retireYmd: string | null }
  /** False: something typed is not saved yet. */
  before: () => boolean
  /** 목록 · 저장 */
  children: ReactNode
}

/**
 * The bar of a user's page: the page's own buttons, then what may be done to the account now; what may not
 * says why.
 */
export function AccountActs({
  account,
  address = `/api/manage/user/${encodeURIComponent(account.userId)}`,
  before,
  children,
}: AccountActsProps) {
  const text = useTexts(userTexts)
  const notice = useNotice()
  const [asked, setAsked] = useState<AccountAct>()
  const [password, setPassword] = useState<string>()
  const { data: allowed } = useQuery({
    queryKey: ['user', 'account', address, account.updateDt],
    queryFn: () => api.get<{ data: { allowed: Allowed<AccountAct>[] } }>(`${address}/account`),
    select: (answer) => answer.data.allowed,
  })
  const start = (act: AccountAct) => {
    if (before()) setAsked(act)
    else notice.info(text('saveFirst'))
  }
  const done = (act: AccountAct, { temporaryPassword }: ActedAccount) => {
    setAsked(undefined)
    notice.info(text('done', { act: text(act) }))
    setPassword(temporaryPassword)
  }
  return (
    <div className="record-bar">
      <div className="record-bar-own">{children}</div>
      <div className="record-bar-steps">
        {allowed?.map((item) => {
          const { danger } = accountMoves[item.action]
          const named = { ...item, label: text(item.action) }
          return item.reasons.length > 0 ? (
            <RefusedButton key={item.action} item={named} danger={danger} />
          ) : (
            <Button key={item.action} danger={danger} onClick={() => start(item.action)}>
              {named.label}
            </Button>
          )
        })}
      </div>
      {asked && (
        <AccountActPopup
          address={address}
          account={account}
          act={asked}
          onClose={() => setAsked(undefined)}
          onDone={(answer) => done(asked, answer)}
        />
      )}
      {password !== undefined && (
        <Dialog
          open
          title={text('passwordTitle')}
          mask={{ closable: false }}
          footer={<Button onClick={() => setPassword(undefined)}>{text('close')}</Button>}
          onCancel={() => setPassword(undefined)}
        >
          <p>{text('passwordOnce')}</p>
          <Typography.Text copyable code className="organisation-password">
            {password}
          </Typography.Text>
        </Dialog>
      )}
    </div>
  )
}
