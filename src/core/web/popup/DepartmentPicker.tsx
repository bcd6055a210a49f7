import { useMemo, useRef, useState } from 'react'
import { ApartmentOutlined } from '@ant-design/icons'
import { Button, Empty, Input, Popover, Skeleton, Space, Tree, type InputRef } from 'antd'
import { departmentPopoverWidthPx } from '../../shared/limits.ts'
import { ClearButton } from './ClearButton.tsx'
import { asText, elementProps, type InputProps } from '../components/input-props.ts'
import { departmentTree, matchingDepartments } from './dept-tree.ts'
import { useDepartments } from '../data/lookups.ts'
import { useOwnScope } from '../data/own-scope.ts'
import { useOwnValue } from './use-own-value.ts'
import { useTabMenu } from '../TabHost.tsx'
import { usePageText } from '../text/page-text.ts'

/**
 * Department from a tree in a 400 px popover; locked and filled with the user's own when deptAccessYn is N.
 */
export function DepartmentPicker(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, shown, around } = props
  const text = usePageText()
  const own = useOwnScope()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const menu = useTabMenu()
  const plantCd = (own.anyPlant ? null : own.plantCd) ?? around?.plantCd
  // The server knows the marker of the page's menu.
  const { data: departments } = useDepartments(plantCd, menu?.menuId)
  const locked = !props.free && !own.anyDept && own.deptCd !== null
  useOwnValue(locked && !disabled, own.deptCd, value, () => onChange?.(own.deptCd, own.deptNm))
  const chosen = asText(value)
  const tree = useMemo(
    () => departmentTree(matchingDepartments(departments ?? [], words)),
    [departments, words],
  )
  const name = departments?.find(({ deptCd }) => deptCd === chosen)?.deptNm ?? shown ?? chosen
  const off = disabled === true || locked
  const opener = useRef<InputRef>(null)
  const search = useRef<InputRef>(null)
  const popup = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    if (popup.current?.contains(document.activeElement)) opener.current?.focus()
  }
  const choose = (deptCd: string | undefined) => {
    if (deptCd === undefined) return
    onChange?.(deptCd, departments?.find((row) => row.deptCd === deptCd)?.deptNm ?? null)
    close()
  }
  const content = (
    <div ref={popup}>
      <Input
        ref={search}
        allowClear
        value={words}
        placeholder={text('popup.deptNm')}
        aria-label={text('popup.deptNm')}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') popup.current?.querySelector<HTMLElement>('[role=tree]')?.focus()
          if (event.key === 'Enter')
            choose(
              departments?.find(({ deptNm }) => words.trim() !== '' && deptNm.includes(words.trim()))?.deptCd,
            )
          if (event.key === 'ArrowDown' || event.key === 'Enter') event.preventDefault()
        }}
      />
      {!departments && <Skeleton active />}
      {departments && tree.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('popup.noDept')} />
      )}
      {tree.length > 0 && (
        <Tree
          // A new set of rows is shown unfolded.
          key={`${plantCd}/${words}`}
          aria-label={field.label}
          blockNode
          defaultExpandAll
          height={320}
          treeData={tree}
          selectedKeys={[chosen]}
          onSelect={(_keys, { node }) => choose(node.key)}
        />
      )}
    </div>
  )
  return (
    <Popover
      open={open}
      trigger="click"
      placement="bottomLeft"
      onOpenChange={(next) => {
        if (off) return
        if (next) return setOpen(true)
        close()
        onBlur?.()
      }}
      // The popup hangs at the end of the page: the keyboard goes into it, by arrow down into the tree, and
      // comes back.
      afterOpenChange={(shownNow) => shownNow && search.current?.focus({ preventScroll: true })}
      styles={{
        container: {
          boxSizing: 'border-box',
          width: departmentPopoverWidthPx,
          maxWidth: 'calc(100vw - 56px)',
        },
      }}
      content={content}
    >
      <Space.Compact block>
        <Input
          {...elementProps(props)}
          ref={opener}
          disabled={off}
          readOnly
          value={chosen ? name : ''}
          placeholder={props.placeholder ?? text('popup.chooseDept')}
          onKeyDown={({ key }) => {
            if (key === 'Enter' || key === 'ArrowDown') setOpen(!off)
          }}
          // An element in any case: an input whose suffix comes and goes is built anew and loses the focus.
          suffix={
            chosen && !off && !field.required ? (
              <ClearButton label={field.label} onClear={() => onChange?.(null, null)} />
            ) : (
              <span />
            )
          }
        />
        <Button
          icon={<ApartmentOutlined aria-hidden />}
          disabled={off}
          aria-haspopup="tree"
          aria-expanded={open}
          aria-label={text('form.chooseOf', { label: field.label })}
        />
      </Space.Compact>
    </Popover>
  )
}
