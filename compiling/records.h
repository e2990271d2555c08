/* Put before each C file that mypyc writes.

   What mypyc reads from a record, and what it calls on one, it looks up by name each time; the
   interpreter has not done that since 3.11: it remembers at each place where the field of that
   class lay.  So do we, in the same way: the version of a class is a number that is never used
   again, and 0 as soon as anything about the class changes.  */

#ifndef LUDOTECA_RECORDS_H
#define LUDOTECA_RECORDS_H

#include <Python.h>
#include <structmember.h>
#include "CPy.h"

/* Compiled methods of records bind as functions do, so nobody needs to make a bound method to call
   one.  mypyc names this flag for nothing else.  */
#undef _Py_TPFLAGS_HAVE_VECTORCALL
#define _Py_TPFLAGS_HAVE_VECTORCALL (Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_METHOD_DESCRIPTOR)

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)

typedef struct {
    unsigned int version; /* of the class that was met here last */
    PyObject *name;       /* owned; at few places it is not always the same: getattr(record, name) */
    Py_ssize_t offset;    /* where its field lies */
} FieldCache;

typedef struct {
    unsigned int version;
    PyObject *name;
    PyObject *method; /* borrowed: the class has it as long as the version holds */
} MethodCache;

__attribute__((noinline, unused)) static PyObject *
field_missed(FieldCache *cache, PyObject *record, PyObject *name)
{
    PyTypeObject *type = Py_TYPE(record);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_TYPE(found) == &PyMemberDescr_Type) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && PyType_IsSubtype(type, PyDescr_TYPE(found))) {
                cache->version = type->tp_version_tag;
                Py_XSETREF(cache->name, Py_NewRef(name));
                cache->offset = member->offset;
            }
        }
    }
    return PyObject_GetAttr(record, name);
}

__attribute__((unused)) static inline PyObject *
field(FieldCache *cache, PyObject *record, PyObject *name)
{
    unsigned int version = Py_TYPE(record)->tp_version_tag;
    if (likely(version == cache->version && name == cache->name && version != 0)) {
        PyObject *value = *(PyObject **)((char *)record + cache->offset);
        if (likely(value != NULL)) {
            Py_INCREF(value);
            return value;
        }
    }
    return field_missed(cache, record, name);
}

__attribute__((noinline, unused)) static PyObject *
method_missed(MethodCache *cache, PyObject *name, PyObject *const *args, size_t nargsf,
              PyObject *kwnames)
{
    PyTypeObject *type = Py_TYPE(args[0]);
    int has_dict = type->tp_dictoffset != 0;
#ifdef Py_TPFLAGS_MANAGED_DICT
    has_dict |= PyType_HasFeature(type, Py_TPFLAGS_MANAGED_DICT);
#endif
    if (type->tp_getattro == PyObject_GenericGetAttr && !has_dict) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && PyType_HasFeature(Py_TYPE(found), Py_TPFLAGS_METHOD_DESCRIPTOR)) {
            cache->version = type->tp_version_tag;
            Py_XSETREF(cache->name, Py_NewRef(name));
            cache->method = found;
        }
    }
    return PyObject_VectorcallMethod(name, args, nargsf, kwnames);
}

__attribute__((unused)) static inline PyObject *
called(MethodCache *cache, PyObject *name, PyObject *const *args, size_t nargsf, PyObject *kwnames)
{
    unsigned int version = Py_TYPE(args[0])->tp_version_tag;
    if (likely(version == cache->version && name == cache->name && version != 0)) {
        size_t n = PyVectorcall_NARGS(nargsf);
        return PyObject_Vectorcall(cache->method, args, n, kwnames);
    }
    return method_missed(cache, name, args, nargsf, kwnames);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(record, name) \
    ({ static FieldCache cache_; field(&cache_, (record), (name)); })
#define PyObject_VectorcallMethod(name, args, nargsf, kwnames) \
    ({ static MethodCache cache_; called(&cache_, (name), (args), (nargsf), (kwnames)); })

#endif
#endif
