import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DeleteOutlined, StarOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Input } from 'antd'
import type { SavedView } from '../../shared/saved-view.ts'
import { api } from '../api.ts'
import { BasePopup } from '../components/BasePopup.tsx'
import { MenuDropdown } from '../components/MenuDropdown.tsx'
import { useNotice } from '../components/notice.tsx'
import { useTab } from '../TabHost.tsx'
import { usePageText } from '../text/page-text.ts'

const longestName = 50

/** Searches that the user keeps by name; the default one is applied when the page opens without a query. */
export function SavedViews({ applied }: { applied: string }) {
  const text = usePageText()
  const notice = useNotice()
  const tab = useTab()
  const client = useQueryClient()
  const queryKey = ['savedViews', tab.path]
  const { data: views = [] } = useQuery({
    queryKey,
    queryFn: () => api.get<{ data: SavedView[] }>('/api/my/views', { pagePath: tab.path }),
    select: (answer) => answer.data,
    staleTime: Infinity,
  })
  const { mutateAsync: change } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
  const [naming, setNaming] = useState(false)
  useDefault(views)
  const remove = async (view: SavedView) => {
    if (!(await notice.confirm(text('views.confirmDelete', { name: view.viewNm }), { danger: true }))) return
    await change(() => api.delete(`/api/my/views/${view.savedViewNo}`))
  }
  return (
    <>
      <MenuDropdown
        trigger={['click']}
        menu={{
          items: [
            ...views.map((view) => ({
              key: view.savedViewNo,
              label: (
                <span className="saved-view">
                  <span>
                    {view.viewNm}
                    {view.defaultYn === 'Y' && <em> {text('views.default')}</em>}
                  </span>
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={text('views.delete', { name: view.viewNm })}
                    onClick={(event) => {
                      event.stopPropagation()
                      void remove(view)
                    }}
                  />
                </span>
              ),
              onClick: () => tab.setSearch(view.query),
            })),
            ...(views.length > 0 ? [{ type: 'divider' as const }] : []),
            { key: 'keep', label: text('views.keep'), onClick: () => setNaming(true) },
          ],
        }}
      >
        <Button
          type="text"
          icon={<StarOutlined aria-hidden />}
          aria-label={text('views.title')}
          title={text('views.title')}
        />
      </MenuDropdown>
      {naming && (
        <NamePopup
          onClose={() => setNaming(false)}
          onKeep={(viewNm, defaultYn) =>
            change(() => api.post('/api/my/views', { pagePath: tab.path, viewNm, query: applied, defaultYn }))
          }
        />
      )}
    </>
  )
}

/** Once per tab: an address with a query of its own has been asked for as it is. */
function useDefault(views: readonly SavedView[]): void {
  const tab = useTab()
  const settled = useRef(tab.search !== '')
  const usual = views.find(({ defaultYn }) => defaultYn === 'Y')
  const apply = useEffectEvent((view: SavedView) => tab.setSearch(view.query))
  useEffect(() => {
    if (settled.current || !usual) return
    settled.current = true
    apply(usual)
  }, [usual])
}

interface NamePopupProps {
  onClose: () => void
  onKeep: (viewNm: string, defaultYn: 'Y' | 'N') => Promise<unknown>
}
function NamePopup({ onClose, onKeep }: NamePopupProps) {
  const text = usePageText()
  const [name, setName] = useState('')
  const [isDefault, setDefault] = useState(false)
  return (
    <BasePopup
      open
      title={text('views.keep')}
      onClose={onClose}
      onConfirm={() => onKeep(name.trim(), isDefault ? 'Y' : 'N')}
      confirmText={text('common.save')}
      confirmDisabled={name.trim() === ''}
      widthPx={420}
    >
      <div className="saved-view-name">
        <Input
          value={name}
          maxLength={longestName}
          showCount
          aria-label={text('views.name')}
          placeholder={text('views.name')}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          {text('views.makeDefault')}
        </Checkbox>
      </div>
    </BasePopup>
  )
}
