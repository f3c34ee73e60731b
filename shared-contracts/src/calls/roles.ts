import { exampleRoles } from '../examples/roles';
import { role, roleChange, roleCreation, roleRemoval, roles } from '../schemas/roles';
import { empty } from '../schemas/users';
import { defineCall, KB } from './define-call';

/** Calls of the roles of those who work in the hub. */
export const rolesCalls = {
  roles: defineCall({
    method: 'GET',
    path: '/api/roles/',
    response: roles,
    right: 'hub',
    summary: 'All roles with their rights, the ready-made ones first',
    example: exampleRoles.roles,
  }),
  createRole: defineCall({
    method: 'POST',
    path: '/api/roles/',
    body: roleCreation,
    bodyLimit: 16 * KB,
    status: 201,
    response: role,
    right: 'users',
    summary: 'Makes a role; 403 for rights that the caller lacks',
  }),
  changeRole: defineCall({
    method: 'PATCH',
    path: '/api/roles/{key}/',
    ifMatch: true,
    body: roleChange,
    bodyLimit: 16 * KB,
    response: role,
    right: 'users',
    summary: 'Changes a role; If-Match names the version, 403 for new rights that the caller lacks',
  }),
  deleteRole: defineCall({
    method: 'DELETE',
    path: '/api/roles/{key}/',
    ifMatch: true,
    query: roleRemoval,
    response: empty,
    right: 'users',
    summary: 'Removes a role that was made here; 409 where people have it and no replacement is given',
  }),
};
