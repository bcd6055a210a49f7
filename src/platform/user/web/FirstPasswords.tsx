import { useState } from 'react'
import { KeyOutlined } from '@ant-design/icons'
import { Button, Progress, Typography } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { user } from '../user.resource.ts'
import type { ActedAccount } from './AccountActPopup.tsx'
import { userTexts } from './user.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Made {
  userId: string
  /** The password, or why there is none. */
  password?: string | undefined
  refusal?: string
}
/**
 * 임시비밀번호 발급 for the ticked accounts, one after the other: people who came in by Excel or the personnel feed
 * have none. The passwords are shown once and kept nowhere.
 */
export function FirstPasswords({ userIds, onDone }: { userIds: readonly string[]; onDone: () => void }) {
  const text = useTexts(userTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [made, setMade] = useState<readonly Made[]>()
  const [total, setTotal] = useState(0)
  const start = async () => {
    if (!(await notice.confirm(text('firstPasswordsAsk', { count: userIds.length })))) return
    setTotal(userIds.length)
    const done: Made[] = []
    for (const userId of userIds) {
      done.push(await passwordOf(userId))
      setMade([...done])
    }
    await client.invalidateQueries({ queryKey: [user.name] })
    onDone()
  }
  const rows = made ?? []
  const isReady = rows.length === total
  return (
    <>
      <Button icon={<KeyOutlined aria-hidden />} disabled={userIds.length === 0} onClick={() => void start()}>
        {text('resetPassword')}
      </Button>
      {made && (
        <Dialog
          open
          title={text('passwordTitle')}
          mask={{ closable: false }}
          closable={isReady}
          footer={
            <Button disabled={!isReady} onClick={() => setMade(undefined)}>
              {text('close')}
            </Button>
          }
          onCancel={() => setMade(undefined)}
        >
          <p>{text('passwordOnce')}</p>
          {!isReady && <Progress percent={Math.round((100 * rows.length) / total)} />}
          <Typography.Paragraph
            className="organisation-passwords"
            copyable={
              isReady && {
                text: rows.map(({ userId, password = '' }) => `${userId}\t${password}`).join('\n'),
              }
            }
          >
            <table>
              <tbody>
                {rows.map(({ userId, password, refusal }) => (
                  <tr key={userId}>
                    <th scope="row">{userId}</th>
                    <td>{password ? <code>{password}</code> : refusal}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Typography.Paragraph>
        </Dialog>
      )}
    </>
  )
}

async function passwordOf(userId: string): Promise<Made> {
  try {
    const { data } = await api.put<{ data: ActedAccount }>(
      `${user.path}/${encodeURIComponent(userId)}/resetPassword`,
      {},
    )
    return { userId, password: data.temporaryPassword }
  } catch (error) {
    return { userId, refusal: error instanceof Error ? error.message : String(error) }
  }
}
