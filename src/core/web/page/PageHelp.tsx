import type { ReactNode } from 'react'
import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Popover, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { isExternal } from '../../shared/address.ts'
import { yes } from '../../shared/session.ts'
import { api } from '../api.ts'
import { useTabMenu } from '../TabHost.tsx'
import { usePageText } from '../text/page-text.ts'

/**
 * The '?' of a page: what an administrator has written for its menu, otherwise what the page says of itself;
 * nothing when there is neither.
 */
export function PageHelp({ help }: { help: ReactNode }) {
  const text = usePageText()
  const menu = useTabMenu()
  const menuId = menu && yes(menu.helpYn) ? menu.menuId : null
  if (!help && menuId === null) return null
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={
        <div className="page-help">
          {menuId === null ? help : <WrittenHelp menuId={menuId} instead={help} />}
        </div>
      }
    >
      <Button
        type="text"
        size="small"
        shape="circle"
        icon={<QuestionCircleOutlined aria-hidden />}
        aria-label={text('record.help')}
      />
    </Popover>
  )
}

/** Asked for when it is opened; the page's own text stands in when it cannot be had. */
function WrittenHelp({ menuId, instead }: { menuId: string; instead: ReactNode }) {
  const { data, isPending } = useQuery({
    queryKey: ['menu', 'help', menuId],
    queryFn: () => api.get<{ data: { helpCont: string | null } }>(`/api/menus/${menuId}/help`),
    select: (answer) => answer.data.helpCont,
  })
  if (isPending) return <Skeleton active paragraph={{ rows: 2 }} />
  return data ? <HelpText>{data}</HelpText> : instead
}

/** Plain text with its line breaks; addresses in it lead out in a new tab (admin R11). */
function HelpText({ children }: { children: string }) {
  return (
    <p className="page-help-text">
      {children.split(/(\s+)/).map((word, index) =>
        isExternal(word) ? (
          <a key={`${index} ${word}`} href={word} target="_blank" rel="noreferrer">
            {word}
          </a>
        ) : (
          word
        ),
      )}
    </p>
  )
}
